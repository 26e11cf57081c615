/** The founder's story in English. Both languages are on the page, whichever it is in. */
export const founderStory = [
  'Many of us were interpreters long before anyone called it that. In the doctor’s room for our mother, at the bank for an aunt, at the school gate for the family next door. Nobody ever told us what it was worth. Then we read that Australia gives five points for exactly this.',
  'Yet good Turkish and good English are not enough. Eight weeks becomes three. “Siz” slips into “sen”. A towel goes missing between two languages. You do not notice while you speak; the examiner does.',
  'I built Köprü because practice kept leaving out the one thing that matters: somebody who tells you, honestly, which word cost you which mark. Not a percentage out of nowhere, not a badge. A sheet that you can check line by line, and argue with.',
  'It will not promise you the exam. It will show you where your bridge holds, and which plank to fix tomorrow.',
]
