/** English wordings that mean the same in a community interpreting dialogue. Stems are compared, so one form of a word will do. */
export const ENGLISH_CONCEPTS = `
mould|mold|fungus|mildew
payslip|pay slip|wage slip|salary slip|pay stub
lease|tenancy agreement|rental agreement|rental contract|lease agreement|contract|agreement
bond|deposit|security deposit|rental bond
tenant|renter|lessee
landlord|owner|property owner|homeowner
rent|rental
leak|seepage|water leak|leakage
repair|fix|mend
photo|picture|photograph|image
send|forward
start|begin|commence
finish|end|expire|complete|terminate|conclude
increase|raise|rise|go up|put up
decrease|reduce|reduction|lower|cut|go down|drop
buy|purchase
doctor|gp|physician|general practitioner|family doctor
medicine|medication|drug|tablet|pill
pain|ache|hurt|sore
child|kid|baby
daughter|girl
son|boy
wife|spouse|partner
husband|spouse|partner
allow|let|permit
allowed|permitted
approval|consent|permission|approve
tell|inform|notify|let know
beforehand|advance|ahead|prior
show|display
apply|application
form|application form
fill|complete
help|assist|assistance|support|aid
job|work|employment|position
boss|employer
worker|employee|staff
salary|wage|pay|income|earnings
money|cash|fund
fee|charge|cost|price|expense
free|no charge|without charge|free of charge
bill|invoice|account
pay|payment
afford|manage
refund|reimburse|reimbursement|money back
appointment|booking|meeting
book|reserve|schedule|arrange
postpone|delay|put off|reschedule|defer
cancel|call off
urgent|emergency|urgently
quickly|fast|soon|promptly|speedily
immediately|right away|straight away|at once|instantly|right now
hard|difficult|tough
easy|simple|straightforward
problem|issue|trouble|difficulty
worry|concern|anxious|worried
happy|glad|pleased|delighted
relief|relieved|weight off|put my mind at ease|reassured|at ease
afraid|scared|frightened|fear
sorry|apologise|apologize|apology|regret
thank|thankful|grateful|appreciate
hello|hi|good morning|good day|greetings
understand|see|get it|comprehend
explain|clarify
confirm|verify|make sure|certain|sure
check|inspect|examine|look at|inspection|examination
fee waiver|waive
test|exam
school|college
teacher|instructor
student|pupil
course|class|lesson|program|programme
house|home|place|property
flat|apartment|unit
car|vehicle
accident|crash|collision
insurance|cover|policy|coverage
claim|insurance claim
police|officer
court|tribunal
lawyer|solicitor|attorney|barrister
document|paper|paperwork
letter|mail
email|e mail|electronic mail
phone|call|ring|telephone
text|message|sms
number|figure
address|street address
visa|permit
passport|travel document
certificate|certification
proof|evidence
report|record
notice|notification
write|note|written|in writing|put down
sign|signature
bank|branch
loan|mortgage|credit
debt|owe
save|saving
interest|interest rate
tax|taxation
government|state
centre|center
council|local council|municipality
rubbish|garbage|waste|trash
ceiling|roof
bathroom|toilet|restroom
wiring|electrical|electricity|electric|power
light|lamp
damage|harm|damaged|ruin
crack|split
clean|remove|treat|get rid|removal|removed
willing|prepared|ready|happy to
keep|maintain|retain|stay the same|remain
current|present|existing|currently|at the moment|at present|presently|now
new|fresh
another|further|additional|extra|more
first|initially|at first|originally
last|previous|past|prior
someone|somebody|anyone|anybody|technician|tradesperson
nobody|no one
stop|cease|discontinue
wait|hold on
need|require|necessary|requirement|have to|must
suit|convenient|work for|fine with|okay with
responsible|responsibility|liable|liability
accept|agree
promise|promised|assure|assured
want|wish|would like
hope|hopefully
think|believe|reckon
maybe|perhaps|possibly
ask|enquire|inquire|request
answer|reply|respond|response
receive|get|obtain
bring|take along|carry
come|arrive|turn up|show up|attend
leave|depart|move out
move in|moved in
lose|forfeit|miss out
deduct|take out|withhold|deduction|taken out|taken from
heavy|severe|intense|strong|serious
drop|drip
old|aged|elderly
asthma|asthmatic
spare key|spare|extra key
enter|go in|get in|come in|let yourself in
email|send
speak|talk
language|tongue
english|english language
hospital|emergency department|clinic
nurse|carer
sick|ill|unwell
fever|temperature
injury|injured|wound|hurt
surgery|operation
specialist|consultant
referral|refer
prescription|script
blood test|blood sample
result|outcome
training|train
experience|background
skill|ability
resign|quit|hand in notice
dismiss|fire|sack|lay off|terminated
hour|shift
full time|fulltime
part time|parttime
holiday|leave|vacation|annual leave
complaint|complain
warranty|guarantee
faulty|broken|defective|not working|out of order
replace|exchange|swap
delivery|deliver
shop|store|retailer
receipt|proof of purchase
discount|concession|reduced price
eligible|entitled|qualify
benefit|payment|allowance
pension|pensioner
retire|retirement
disability|disabled
volunteer|voluntary
neighbour|neighbor
noise|noisy|loud
fine|penalty
charge|accuse
witness|bystander
statement|declaration
deadline|due date
extend|extension|prolong
renew|renewal
change|alter|modify
choose|select|pick
decide|decision
offer|propose
available|free
open|opening
close|shut
far|distant
near|close by|nearby
big|large
small|little|tiny
quick|brief|short
`
