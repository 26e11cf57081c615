import { examFacts } from '../../exam-facts.ts'
import type { GuideSection } from '../../guide.ts'
import { DEDUCTION_MARKS, SEGMENT_CAP_MARKS } from '../../scoring.ts'

const f = examFacts

/** The guide's text, with the markup of components/prose: before the figure of a section, and after it. */
export const guideSections: Record<GuideSection, { before: string; after: string }> = {
  'what-is-ccl': {
    before: `Somewhere in Australia, right now, a daughter interprets for her father at a counter. The **Credentialled Community Language** test takes exactly that situation and puts marks on it: somebody speaks English, somebody speaks Turkish, and you are the bridge between them.

It is run by NAATI, Australia’s authority for translators and interpreters. Yet it is not an exam for interpreters. It does not license you to work as one, and it does not ask for the techniques of a conference booth. It asks whether two people could rely on you.

### What it brings

A pass brings **${f.points.value} points** in the points test of the skilled visas ${f.visas.value.slice(0, -1).join(', ')} and ${f.visas.value.at(-1)}. A mark above the pass mark brings nothing more: ${f.passMarks.value} and ${f.marks.value} earn the same. For many applicants these are the easiest points to earn by their own effort, so the test is worth preparing for, not just trying.

A result is valid for ${f.validityYears.value} years if it was issued on or after 9 August 2022.

### Who it suits

Anyone who lives in both languages. You need no certificate, degree or course to book it. What surprises good speakers is not the vocabulary but the memory: holding thirty words with two numbers and a condition in your head, and dropping nothing while you switch languages.`,
    after: '',
  },
  'test-format': {
    before: `You usually take the test at your own computer, supervised over the internet. It is all listening and speaking: there is nothing to read and nothing to write, apart from your own notes.`,
    after: `### How a dialogue goes

1. You hear who is talking, where, and what about.
2. The first speaker says one segment, in English or in Turkish. A chime ends it.
3. You say it in the other language, in the first person, as if you were the speaker: “I have lost my card”, not “She says that she has lost her card”.
4. The other speaker answers in the other language. Chime, your turn.
5. And so on, turn by turn, to the end. You cannot go back.

### On the day

Test the set-up that you will use **at least 48 hours before**: Chrome, the built-in microphone and speakers, and a phone or tablet that films you from the side. Headphones, earphones and headsets are not allowed. It helps to know this months ahead: a voice from a laptop speaker is harder to follow than one in your ear. Have a pen and loose blank sheets ready.

You may hear **${f.freeRepeatsPerDialogue.value} segment in each dialogue** again. Save that for a segment full of numbers, not for one that was merely fast.`,
  },
  'scoring-criteria': {
    before: `Each dialogue starts with ${f.marksPerDialogue.value} marks, and marks come off. At least two examiners listen, independently of each other, and weigh every error by the harm it does: a wrong dose costs a lot, a clumsy article little.

To pass you need **${f.passMarks.value} of ${f.marks.value} and at least ${f.passMarksPerDialogue.value} of ${f.marksPerDialogue.value} in each dialogue**. People often overlook the second condition. A good dialogue does not make up for a bad one.

Examiners look at three areas: whether the message is complete and correct, whether the language is good, and whether the delivery helps the listener. We score the same three.`,
    after: `### What that means in marks

In our practice a critical error (a listener would act wrongly) takes off ${DEDUCTION_MARKS.critical} marks, a major one (part of the message is lost) ${DEDUCTION_MARKS.major}, a minor one ${DEDUCTION_MARKS.minor}; in a dialogue of the usual length no segment costs more than ${SEGMENT_CAP_MARKS}. Three critical errors fail a dialogue, whatever is left on the sheet. These marks and this rule are **ours**. They are strict on purpose, they are public, and the same words always get the same marks.

If you fail the real test with ${f.reviewFromMarks.value} or more, you can ask for a review within ${f.reviewWithinDays.value} days. Each of our mock tests shows whether you would have passed by NAATI’s pass rule, and which of its two conditions you missed.`,
  },
  'preparation-strategy': {
    before: `There is no official number of hours. This is **our advice** if you use both languages every day: 30 to 60 minutes a day, two to four months.

### Weeks 1 and 2: find out where you stand

Interpret three dialogues without looking anything up. Read the sheets, not the scores: which kinds of error come again and again? For most people it is three out of numbers, missing half-sentences, negations, terms and register. Write yours down. They are your plan.

### Weeks 3 to 8: one thing at a time

- **Memory.** Listen to a segment, wait two seconds, say it back in the **same** language. Then in the other one. Five minutes a day is enough, and nothing else helps as much.
- **Notes.** Note what your memory drops: numbers, names, lists, “not”, “if”, “until”. Symbols for the rest: an arrow, a question mark, a cross for no. If you write words, you stop listening.
- **Terms.** Six to ten for each topic, in both directions, with the word that Turkish speakers in Australia really use. The vocabulary here brings back the ones you missed, just before you forget them.
- **Weak spots.** Go through all ${f.domains.value} topics once, then spend your time on the two you avoid. The test will not avoid them.

### Weeks 9 to 12: the real conditions

Switch to mock tests, one a week: two dialogues, one repeat each, no pause, speakers instead of headphones, at the time of your appointment. In between, go back to single segments that went wrong and say them again until they stick.

### The last week

No new topics. One easy dialogue a day, so that speaking feels ordinary. Check the set-up. Sleep: a tired memory loses numbers first.`,
    after: '',
  },
  'ai-advantage': {
    before: `The real test gives you a number after weeks, and no reason for it. A teacher gives you reasons, for an hour a week. Scored practice fills the gap: the reason for every mark, minutes after you spoke, at any hour.

It works in three steps.`,
    after: `### What it does not hear

It judges words. Accent and intonation do not count here, and a wrong verb in a freely worded sentence may slip through. If your wording is right but new to it, it may take marks off. So take the score for what it is, **a practice estimate**: the result shows the range where an examiner’s marks would probably fall, and says so when it is unsure.

### Why you can check it

- Every mark taken off points to your own words, or to the words that are missing. Nothing comes off because of a feeling.
- The marks are public, and the scorer is the same for everyone, at any hour.
- If you were misheard, correct the words and the segment is scored again. Both scores stay visible.
- If your recording could not be turned into text, we ask you what you said. Silence is scored as silence, never guessed.`,
  },
  'common-mistakes': {
    before: `The same few things fall off the bridge between Turkish and English, again and again.

### Numbers and times

*On buçuk* is half past ten, not ten. *Yarım* may be a half or half past twelve. Five hundred and twenty becomes two hundred and fifty between hearing and saying. **Write every number down**, with its unit: dollars a week are not dollars a month.

### The small word that turns everything

Turkish hides its “not” in the middle of a verb: *kullanın*, *kullanmayın*. English puts it in front, unstressed. And what looks like a “not” may not be one: *ödemem lazım* means “I have to pay”. Write a cross whenever you hear a real one.

### Can, may, must

*Çıkabilir* is “there may be”, not “there will be”. *Zorunda değilsiniz* is “you need not”, not “you must not”. Officials choose these words with care, so keep their strength.

### Who does what to whom

Turkish often shows the person only in the verb ending. *Aradı* is “she called” or “he called”, and either is fine; but “we will call you” and “you should call us” are very different messages. Listen for the ending.

### Sen, siz, please

An officer’s “you” is **siz**. Dropping a “please” or a *lütfen* is a small loss, but one in every segment adds up.

### “She says that…”

You are the voice. “I need an interpreter” stays “I”. Reported speech is an error every time.

### Family

*Teyze* and *hala* may both be “aunt”. Going the other way, choose one and carry on. But a mother-in-law is never a mother.

### The perfect word

Ten seconds of silence for the right term cost more than an explanation in plain words: “the money you leave with the landlord” is a bond. And don’t translate what Turkish speakers here never translate: Medicare stays Medicare.`,
    after: '',
  },
}
