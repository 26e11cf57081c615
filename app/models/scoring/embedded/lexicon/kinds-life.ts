/** Things of one kind, as `kinds.ts` describes them: papers, people, places, money, study, events. */
export const KINDS_OF_LIFE = `
passport | pasaport
licence license | ehliyet surucu_belge
birth_certificate | dogum_belge
marriage_certificate | evlilik_cuzdan evlenme_cuzdan
death_certificate | olum_belge
diploma degree | diploma
transcript | transkript
police_check criminal_record | sabika adli_sicil
lease tenancy rental_agreement rental_contract | kira_sozlesme kira_kontrat
payslip pay_slip wage_slip | bordro
invoice bill receipt | fatura makbuz fis
prescription script | recete
referral | sevk
will testament | vasiyet
power_of_attorney | vekalet
promissory_note iou | senet sened
visa | vize
birth_date date_of_birth | dogum_tarih

accountant | muhasebeci
lawyer solicitor attorney barrister | avukat
plumber | tesisatci
electrician | elektrikci
mechanic | oto_tamirci
cleaner | temizlikci
gardener | bahcivan
carpenter | marangoz
builder | muteahhit
painter | boyaci
nurse | hemsire
dentist | disci dis_hekim
doctor gp specialist surgeon physician | doktor hekim cerrah
pharmacist chemist | eczaci
psychologist psychiatrist | psikolog psikiyatr
physiotherapist physio | fizyoterapist
midwife | ebe_
vet veterinarian | veteriner
teacher | ogretmen
principal headmaster | mudur
interpreter translator | tercuman
driver | sofor surucu
judge magistrate | hakim yargic
witness | tanik tanig sahit sahid
guarantor guarantee | kefil
assessor loss_adjuster | eksper
journalist reporter | gazeteci
engineer | muhendis
hairdresser barber | kuafor berber
waiter waitress | garson
cook chef | asci
fisherman | balikci

tenant renter | kiraci
landlord owner | ev_sahi mal_sahi mulk_sahi sahibi
neighbour neighbor next_door | komsu yandaki
colleague workmate coworker | is_arkadas mesai_arkadas
friend mate | arkadas
cousin | kuzen
brother sister sibling | kardes agabey abla
customer client shopper | musteri
competitor rival | rakip rakib
supplier wholesaler | tedarikci toptanci
volunteer | gonullu
tourist visitor | turist
student pupil | ogrenci talebe
parent | veli_ veliler anne_baba ebeveyn ailelerin
senior elderly pensioner aged | yasli emekli
pregnant | hamile gebe

child kid children toddler | cocuk cocug
adult grown-up | yetiskin eriskin

bank | banka
hospital emergency | hastane
pharmacy | eczane
school | okul
university uni | universite
college tafe | kolej
kindergarten kinder preschool creche childcare | kres anaokul yuva
library | kutuphane
museum | muze
mosque | cami
church | kilise
court tribunal | mahkeme
police police_station | polis karakol
post_office | postane
consulate embassy | konsolos elcilik
council town_hall | belediye
train_station station railway | istasyon gar
bus_station bus_stop | otogar otobus_durag terminal
airport | havaalan havaliman
stadium | stadyum
park | park
beach | sahil plaj
swimming_pool pool | havuz
gym | spor_salon
restaurant | restoran lokanta
cafe | kafe kahve_dukkan
hotel | otel
cinema | sinema
market supermarket | market pazar_yer supermarket
factory plant | fabrika
warehouse | depo
farm | ciftlik ciftlig
nursing_home aged_care care_home | bakimev huzurev bakim_ev

electricity power electric | elektrik elektrig
water_supply water | su
gas | gaz
internet | internet
phone telephone | telefon
rubbish garbage bin | cop

rent | kira
wage salary pay_packet | maas ucret yevmiye
pension | emekli_maas emekli_ayl yaslilik_ayl emeklilik
bond deposit | depozito teminat kapora
maintenance alimony child_support | nafaka
mortgage | ipotek
inheritance | miras
fine penalty | ceza
premium | prim
tax gst | vergi gst
interest | faiz
dowry | ceyiz
scholarship | burs

age_pension | yaslilik_ayl
disability_pension | engelli_ayl maluliyet
carer_allowance carer_payment | bakici_odene bakim_yardim
rent_assistance | kira_yardim
jobseeker unemployment_benefit unemployment | issizlik
parental_leave maternity | dogum_iz
sick_leave | hastalik_iz hastalik_rapor
annual_leave | yillik_iz senelik_iz

travel_insurance | seyahat
health_insurance | saglik_sigorta
home_insurance | konut_sigorta ev_sigorta
car_insurance | arac_sigorta kasko trafik_sigorta
life_insurance | hayat_sigorta

flood | sel su_baskin
fire | yangin
storm cyclone | firtina kasirga
hail | dolu_yag dolu_hasar
earthquake | deprem
theft burglary stolen burglar thief thieves | hirsiz calin
fraud scam | dolandir
assault | saldir darp

maths mathematics math | matematik matematig
science | fen_
history | tarih_ders
english | ingilizce
turkish | turkce
arabic | arapca
french | fransizca
german | almanca
music | muzik muzig
sport | spor_ders beden_egitim

wedding | dugun nikah
funeral | cenaze
birthday | dogum_gun
divorce | bosan

spring | ilkbahar bahar_ay
summer | yazin yazki
autumn | sonbahar guz
winter | kisin kistan kiski kis.

swimming swim | yuzme
football soccer | futbol
basketball | basketbol
tennis | tenis
dance | dans

address | adres
phone_number | telefon_numara telefonunuz
photo photograph picture | fotograf resim resm
fingerprint | parmak_iz
`
