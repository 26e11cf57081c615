import type { SwapTable } from './swaps.ts'

/** Slips of an interpreter in English renditions, one pair per line: `right > wrong`. */
export const ENGLISH_SWAPS: SwapTable = {
  negation: {
    least: 'critical',
    pairs: `
didn't think > thought
don't kneel > kneel
don't have > have
don't take > take
won't forget > will forget
suits me > doesn't suit me
works for me > doesn't work for me
never talks > always talks
wouldn't want > would want
is allergic > isn't allergic
doesn't eat > eats
without crying > crying
was broken > wasn't broken
She's willing > She's not willing
doesn't want > wants
don't accept > accept
there are no buses > there are buses
doesn't matter > matters
won't close > will close
isn't enough > is enough
is reasonable > isn't reasonable
is essential > isn't essential
won't order > will order
is fine > isn't fine
I'll accept > I won't accept
I'll bring > I won't bring
I'll pay > I won't pay
doesn't speak > speaks
wasn't damaged > was damaged
has asthma > doesn't have asthma
nobody came > everybody came`,
  },
  can: {
    least: 'critical',
    pairs: `
can sleep > can't sleep
can't come > can come
can't make > can make
we can go > we can't go
can't go below > can go below
can't cope > can cope
can increase > can't increase
can't afford > can afford
can't accept > can accept
couldn't quite understand > could easily understand
can only deliver > can't deliver
you can go in > you can't go in`,
  },
  modality: {
    least: 'major',
    pairs: `
should I stop > must I stop
do I need to > may I
doesn't have to be > has to be
Could my daughter > Must my daughter
Can he bring > Must he bring
Would I have to pay > Could I pay
Can I choose > Must I choose
can start > must start
can increase > must increase
Could they come > Must they come
Could I come > Must I come`,
  },
  condition: {
    least: 'major',
    pairs: `
If the pain gets worse while I'm exercising, should > The pain gets worse while I'm exercising, should
If I get to dance the halay, I'll > I get to dance the halay, I'll
If anything happens, please > Please
if we buy a second oven, we > we
If the notice period is sixty days I'll > The notice period is sixty days and I'll
If you do the delivery, $1.95 > $1.95
if we bring it, I > I
If not, you can > You can
She's willing to make a statement if necessary > She's willing to make a statement`,
  },
  frequency: {
    least: 'critical',
    pairs: `
every morning > every second morning
times a week > times a month
600 simits a day > 600 simits a week
six hundred simits a day > six hundred simits a month
six days a week > one day a week
every evening > every other evening
$520 a week > $520 a fortnight
every night > once a week`,
  },
  'before-after': {
    least: 'critical',
    pairs: `
before I sign > after I sign
until the contract is signed > after the contract is signed
before the contract > after the contract
after the heavy rain > before the heavy rain
after five > before five
half an hour later > half an hour earlier`,
  },
  direction: {
    least: 'critical',
    pairs: `
goes up to > goes down to
will my premium go up > will my premium go down
has gone up > has gone down
can increase it > can reduce it
increase the rent > reduce the rent
cheaper > more expensive
closer to > further from
at most > at least
at least > at most
gets worse > gets better
back door > front door
right tail-light > left tail-light
small business > large business`,
  },
  roles: {
    least: 'major',
    pairs: `
I look after my grandchild > my grandchild looks after me
call me, not her > call her, not me
let me know beforehand > I'll let you know beforehand
hit my car > was hit by my car
you pay invoices > we pay invoices
If you do the delivery > If we do the delivery
if we bring it > if you bring it
Can you give me > Can I give you
I'll send them > You'll send them
we noted the crack > you noted the crack
you're going to increase > we're going to increase`,
  },
  possessor: {
    least: 'major',
    pairs: `
my son's > your son's
my daughter > your daughter
my grandchild's > your grandchild's
his mother > my mother
my premium > your premium
my shift > your shift
my home > your home
her address > my address
my wife > his wife
our lease > your lease
your office > our office
your repairer > our repairer
Our insurance > Your insurance
My two-year-old > Your two-year-old`,
  },
  kinship: {
    least: 'critical',
    pairs: `
my son's wedding > my brother's wedding
my daughter > my sister
my grandchild > my nephew
his mother > his grandmother
my wife > my mother
my son > my father`,
  },
  quantity: {
    least: 'major',
    pairs: `
all of this > some of this
some of the sounds > all of the sounds
some sounds > no sounds
any friends > all friends
All of > Most of
both cheaper > a bit cheaper
completely removed > partly removed
a few drops > a lot of drops`,
  },
  order: {
    least: 'major',
    pairs: `
at first > in the end
At first > In the end
last Thursday > next Thursday
last year > next year
last three payslips > first three payslips
a second oven > a first oven
next week > last week
right away > later on
already > not yet`,
  },
  register: {
    least: 'minor',
    pairs: `
Good morning > Hey mate
Good afternoon > Hey mate
Thank you for > Thanks mate, for
thank you very much > cheers mate`,
  },
  unit: {
    least: 'critical',
    pairs: `
eight weeks > eight months
half an hour > half a day
four months > four weeks
ten years > ten months
eight months > eight weeks
three months > three weeks
thirty days > thirty weeks
sixty days > sixty hours
five million dollars > five thousand dollars
twenty per cent > twenty dollars
520 a week > 520 a month
two-year-old > two-month-old`,
  },
  time: {
    least: 'critical',
    pairs: `
half past nine > nine
Friday at half past nine > Friday at half past ten
Nine thirty > Nine fifteen
eleven at night > ten at night
11 pm > 11 am
eleven at night > eleven in the morning
after five > after six
half an hour > an hour`,
  },
}
