import { examFacts } from '../../exam-facts.ts'
import type { PhraseKind, RehearsalStep } from '../../rehearsal.ts'

const f = examFacts

/** A step: what NAATI says, and what we advise. */
interface StepText {
  title: string
  facts: string[]
  todo: string[]
}

const steps: Record<RehearsalStep, StepText> = {
  device: {
    title: 'Device and sound: no headset',
    facts: [
      'Headsets, headphones and earphones are not allowed. You hear through the built-in speakers and speak into the built-in microphone, in Chrome with the ProctorExam extension. A phone or tablet is the second camera.',
      `NAATI wants a system check at least ${f.systemCheckHours.value} hours before, on the same set-up, and a connection of 10 Mbit/s, with 1.5 for sending.`,
    ],
    todo: [
      'I have done the system check, with this computer, in this room.',
      'I have practised with the computer’s own speakers, and every word is loud enough.',
      'Computer and phone are charged, and other programs are closed.',
    ],
  },
  room: {
    title: 'Room and ID',
    facts: [
      `Somebody supervises you over the internet. Allow about ${f.appointmentMinutes.value} minutes with check-in; about ${f.interpretingMinutes.value} of them are interpreting.`,
    ],
    todo: [
      'The room is quiet, and nobody comes in for an hour.',
      'I have read in my confirmation which identity document I need, and it is on the desk.',
      'I know when the test starts in my own time zone.',
    ],
  },
  notes: {
    title: 'Pen and paper',
    facts: [
      'You may use a pen and loose blank paper. Nothing else: no typing, no dictionary, no notes prepared beforehand.',
    ],
    todo: [
      'Two pens that work, and more blank sheets than I need.',
      'Nothing is written on them.',
      'I draw a line under each segment, and take a new sheet for the second dialogue.',
    ],
  },
  chime: {
    title: 'The chime',
    facts: [
      `First you hear who speaks with whom, and why. Then a speaker says a segment of up to ${f.wordsPerSegment.value} words, a chime ends it, and you say it in the other language. Start within ${f.startWithinSeconds.value} seconds.`,
      `Long pauses may cost marks, above all if the recording goes beyond ${f.interpretingMinutes.value} minutes.`,
    ],
    todo: [
      'I start with what I have, even if something is missing.',
      'I speak as the speaker does: “I have lost my card”, not “She says that she has lost her card”.',
      'When I have said everything, I stop.',
    ],
  },
  repeat: {
    title: 'The repeat',
    facts: [
      `You may hear ${f.freeRepeatsPerDialogue.value} segment in each dialogue again without losing marks. Any further repeat costs marks; NAATI does not publish how many.`,
      'You press repeat yourself.',
    ],
    todo: [
      'I keep it for a segment full of numbers, or for an ending that I lost, not for one word.',
      'While it plays again, I fill the gaps in my notes.',
      'When it is used up, I say what I heard. A part is better than nothing.',
    ],
  },
  words: {
    title: 'When a word is missing',
    facts: [
      'You may correct yourself if you announce it. Frequent corrections cost marks, and so do long pauses.',
      'English words that Turkish speakers in Australia use every day, such as Medicare or Centrelink, may stay as they are.',
    ],
    todo: ['I say it in plain words at once, rather than search for the right one.'],
  },
  after: {
    title: 'After the test',
    facts: [
      `The result comes by email, to each candidate separately, in ${f.resultWeeks.value.least} to ${f.resultWeeks.value.most} weeks. A pass is ${f.passMarks.value} of ${f.marks.value}, with at least ${f.passMarksPerDialogue.value} of ${f.marksPerDialogue.value} in each dialogue.`,
    ],
    todo: ['I have planned something nice for afterwards.'],
  },
}

const phraseKinds: Record<PhraseKind, { title: string; text: string }> = {
  describe: { title: 'Say what it does', text: 'In place of “bond”, “reference” or “case manager”:' },
  category: {
    title: 'Name the kind',
    text: 'Say what kind of thing it is, plus one detail: that keeps the meaning. A guessed name may change it.',
  },
  correct: { title: 'Correct yourself, once', text: 'Announce it, and say the whole part again.' },
  repeat: {
    title: 'Ask for a repeat',
    text: 'On screen, press the button. To a person, say:',
  },
}

/** /rehearsal. */
export const rehearsal = {
  title: 'Rehearsal',
  subtitle: 'Your test day, step by step, so that nothing comes as a surprise',
  intro: 'The text says what NAATI asks for; the checklists are our advice. Your ticks stay on this page.',
  steps,
  chimes: 'The chimes of our mock tests',
  chimesText:
    'Listen to both. NAATI’s own may sound different, but does what our second one does: it says that it is your turn.',
  phrases: phraseKinds,
  phraseLanguages: { en: 'In English', tr: 'In Turkish' },
  tell: 'How did it go?',
  tellText: 'Once the day is over, you can tell us, and see what comes next.',
  mockTest: {
    title: 'Now a full run-through',
    text: 'A mock test, as on the day: from the speakers, with pen and paper, at the hour of your appointment, without a break.',
    link: 'Choose a mock test',
  },
  warmUp: 'Warm-up for the morning',
}
