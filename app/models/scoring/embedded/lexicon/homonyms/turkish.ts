/**
 * Turkish words with a second sense, or with a false friend in English, one a line: the word in the source, the wordings of
 * the sense that is meant, those of another one. Told only where the model says the first and the rendition the second alone.
 */
export const OF_TURKISH = `
fiş | receipt, docket, proof of purchase, invoice | plug, socket
tansiyon | blood pressure, pressure, hypertension, bp | tension
ateş | temperature, fever, feverish, febrile, thirty-eight | fire
reçete | prescription, script, prescribe | recipe
dikiş | stitch, suture | sewing, seam, needlework
izin, izn | leave, day off, days off, time off, off, holiday, holidays, vacation, maternity | permission, permit
sigorta | insurance, insurer, insure, super, superannuation | fuse
sigorta | fuse, circuit breaker, safety switch, trip switch, switchboard | insurance
hesap, hesab | account | bill, calculation, sum
hesap, hesab | bill, check | account
not | mark, grade, result, score | note
yurt, yurd | dormitory, dorm, student accommodation, accommodation, hostel, hall of residence, residence, college, halls | homeland, country
servis | school bus, bus, shuttle, minibus, van, transport | service
aşı | vaccination, vaccine, vaccinate, jab, immunisation, immunise, injection, shot, needle, booster, dose | graft
vekâletname, vekaletname, vekâlet, vekalet | power of attorney, proxy, authority, poa, authorise, authorisation, represent | ministry
daire | flat, apartment, unit, home, place, property, house, dwelling | circle, ring
site | complex, estate, development, building, compound, block, property, residents | site, website
aidat | fee, strata, levy, charge, maintenance, body corporate, dues, contribution, contributions | subscription, alimony
karne | report card, report, school report | booklet, card index
sicil | record, history, background, check | register, registry
dava | case, lawsuit, suit, trial, court, proceeding, matter, action, hearing, claim, sue | cause
burs | scholarship, bursary, grant | stock exchange
staj | internship, intern, placement, work experience, practicum, training, traineeship | stage
kontrol | check, check-up, checkup, follow-up, follow up, review, appointment, visit, look, see | control
serum | drip, iv, infusion, fluid, intravenous | serum
film | x-ray, xray, scan, mri, image | film, movie
narkoz | anaesthetic, anaesthesia, anesthetic, anesthesia, put under, put to sleep, sedate | narcosis, narcotic
alçı | plaster, cast | gypsum
randevu | appointment, booking, book, see | rendezvous
ev sahibi, ev sahib | landlord, owner, landlady | host
kur | exchange rate, rate | course
tarih | date, day | history
ay | month, monthly | moon
ekim | october | planting, sowing
ocak, ocağ | stove, cooktop, hob, burner, oven, gas, cooker | january
ocak, ocağ | january | stove, oven, quarry
pazar | sunday | market, bazaar
pazar | market, bazaar, stall | sunday
çay | tea | creek, stream
kol | arm, sleeve | branch, lever
bel | back, lower back, lumbar, spine, spinal, disc | waist
göğüs, göğs | chest | breast
göğüs, göğs | breast | chest
bağ | ligament, tissue | vineyard, orchard
yüz | face, facial | hundred
dil | language, mother tongue, native tongue, speak | tongue
dil | tongue, speech | language
kat | floor, storey, level, story, upstairs, downstairs | layer, fold
yaş | age, aged, old, year, turn | tear
kaza | accident, crash, collision | district
çekici | tow truck, tow, recovery, roadside | attractive, hammer
lastik, lastiğ | tyre, tire, puncture, flat | rubber, elastic
depo | tank | warehouse, storage, depot
depo | warehouse, storage, storeroom, store | tank
ehliyet | licence, license, driving | competence, capacity
plaka | number plate, plate, rego, registration | plaque
ceza | fine, ticket, infringement | punishment
hâkim, hakim | judge, magistrate, court, your honour | dominant
ifade | statement, testimony, evidence, interview | expression
oturum | residence, residency, resident, pr, stay | session, sitting, seating
bakım | care, carer, caring, look after, nursing | maintenance, repair, upkeep
bakım | maintenance, service, upkeep, check, repair | care, nursing
engelli | disabled, disability, special needs | blocked, obstructed
rehber | counsellor, counselor, guidance, adviser, advisor | guide
veli | parent, guardian, mother, father, family, mum, dad | saint
devamsızlık, devamsızlığ | absence, absent, attendance, miss, days off, truant, away | discontinuity
kontrat | lease, contract, agreement, tenancy | contact
tavan | ceiling | roof, floor
çatı | roof | ceiling, attic
priz | power point, powerpoint, socket, outlet, plug | prize, price
anahtar | key | switch, spanner
havale | seizure, convulsion, fit, febrile | transfer, money order
havale | transfer, wire, send, payment | seizure, convulsion
sevk | referral, refer, letter | shipment, dispatch, delivery
nişan | engagement, engaged, engage | target, medal
emekli | retired, retire, retirement, pension, pensioner | labourer, crawling
işlem | procedure, process, paperwork, transaction, step, formalities, treatment | operation
nüfus | identity card, id, registry, civil registry, birth certificate, identity | population
çek | cheque, check | czech
dolap, dolab | cupboard, wardrobe, cabinet, closet, fridge, refrigerator, locker | trick, waterwheel
düşük, düşüğ | miscarriage, miscarry, lost the baby | low, abortion
kürtaj | abortion, termination, terminate | miscarriage
sancı | labour, contraction, pain, cramp | anxiety
bez | nappy, diaper | cloth, rag, gland
bez | gland | nappy, cloth
mama | formula, baby food, food, feed | mum
boya | paint | dye, height
boy | height, tall | neck, painting
kira | rent, lease, tenancy | hire, crime
alan | area, field, space, zone | taker, buyer
yerleşim, yerleşme | settlement, settle | layout
patron | boss, employer, manager, owner | patron, pattern, customer
usta | tradesman, tradie, repairman, technician, handyman, plumber, electrician, mechanic, builder, tradesperson, worker | master, teacher
kalfa | assistant, journeyman | caliph
çırak, çırağ | apprentice, trainee | candle
aday | candidate, applicant, nominee | island
dernek, derneğ | association, society, club, organisation | tavern
belediye | council, municipality, local government, town hall, city hall | company
muhtar | local official, headman, village head, community head | autonomous
imam | imam | faith
cami | mosque | glass
hoca | teacher, imam, lecturer, professor, hodja | husband
gelin | daughter-in-law, bride, wife | come
damat, damad | son-in-law, groom | roof
yenge | sister-in-law, aunt, wife | crab
dünür | in-laws, in-law, parents-in-law | yesterday
aktüel | current, up to date, topical | actual
pratik, pratiğ | practical, handy, quick | practice
kaset | tape, cassette | safe
kasa | till, cash register, checkout, register, counter, cashier | crate, case, safe
müracaat | application, apply, reception, enquiries | centre
masa | desk, table, counter | mass
oda | room, bedroom | chamber
servis | ward, department | bus, shuttle
nöbet | seizure, fit, episode, attack | shift, guard, watch
nöbet | shift, on call, on duty, duty, roster | seizure, fit
kriz | attack, seizure, episode | crisis
çarpıntı | palpitation, racing heart, heart racing, pounding, flutter | collision, crash
basınç | pressure | printing
kabız | constipated, constipation | receipt
ishal | diarrhoea, diarrhea, runny | import
balgam | phlegm, sputum, mucus | balm
kusma, kus- | vomit, throw up, sick, be sick | fault, grudge
iltihap, iltihab | infection, inflammation, infected, inflamed, pus | rebellion
`
