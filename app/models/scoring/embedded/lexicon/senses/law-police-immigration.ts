/** Meanings as `index.ts` describes them. */
export const LAW_POLICE_IMMIGRATION = `
# person: who in the court and the law
judge, magistrate | hâkim, hakim, yargıç, yargıc, sulh hâkimi, sulh yargıcı
lawyer, solicitor, barrister, attorney, legal representative, legal counsel | avukat, hukuki temsilci, yasal temsilci, hukuk müşaviri, dava vekili
prosecutor, public prosecutor, police prosecutor, prosecution | savcı, savcılık, savcılığ, iddia makamı, kovuşturma makamı
juror, jury, jury member | jüri, jüri üyesi, jüri üye
witness, eyewitness | tanık, tanığ, şahit, şahid, görgü tanığı, görgü şahidi
victim, victim of crime | mağdur, suç mağduru, suç kurbanı
accused, defendant, offender, suspect | sanık, sanığ, davalı, zanlı, şüpheli, fail
plaintiff, claimant, complainant | davacı, şikâyetçi, şikayetçi, müşteki
interpreter, translator | tercüman, çevirmen, mütercim
migration agent, immigration agent, migration consultant | göçmenlik danışmanı, göç danışmanı, göçmenlik acentesi, göçmenlik acente, göçmenlik aracısı
justice of the peace, JP | sulh memuru, onay yetkilisi, onay yetkili, tasdik memuru
mediator, conciliator | arabulucu, uzlaştırmacı
ombudsman | ombudsman, kamu denetçisi, kamu denetçi
parole officer, probation officer, corrections officer | denetimli serbestlik memuru, şartlı tahliye memuru, gözetim memuru
executor, executor of the will | vasiyet yürütücüsü, vasiyet yürütücü, vasiyeti yerine getiren, tereke yöneticisi, tereke yönetici

# person: who steals, harms, breaks the law
thief, burglar, robber | hırsız, soyguncu
pickpocket | yankesici
scammer, fraudster, con artist, con man | dolandırıcı, sahtekâr, sahtekar
murderer, killer | katil
drug dealer, drug trafficker | uyuşturucu satıcısı, uyuşturucu satıcı, torbacı, uyuşturucu kaçakçısı, uyuşturucu kaçakçı
people smuggler, human trafficker | insan kaçakçısı, insan kaçakçı, insan taciri
hacker | bilgisayar korsanı, hacker, siber korsan
vandal | vandal, kamu malına zarar veren

# which offence
theft, steal, stole, stolen, burglary, robbery, rob, break-in, broke in, shoplifting, burgle | hırsızlık, hırsızlığ, çalın-, çalmış, çaldı, çalan, çalmak, çaldılar, soygun, evi soy-, dükkânı soy-, soyul-, hırsız girdi, hırsız gir-, araklama
assault, bash, bashed, beat up, physically attack, bodily harm | darp, darb, saldırı, saldır-, saldırıya uğra-, darp et-, darp ed-, döv-, dövül-, müessir fiil, yaralama
fraud, scam, deceive, defraud, rip off, ripped off, cheat out of | dolandırıcılık, dolandırıcılığ, dolandır-, dolandırıl-, sahtekârlık, sahtekârlığ, sahtekarlık, sahtekarlığ, hileli, kazıkla-, kazıklan-
murder, homicide, manslaughter | cinayet, adam öldürme, kasten öldürme
harassment, harass, stalking, stalk, molest | taciz, taciz et-, taciz ed-, tacize uğra-, rahatsız edip dur-, ısrarlı takip, sarkıntılık, sarkıntılığ
rape, sexual assault, sexually assault | tecavüz, tecavüz et-, tecavüz ed-, cinsel saldırı, cinsel istismar
blackmail, extort, extortion | şantaj, haraç, harac, şantaj yap-, gasp, gasb
bribery, bribe | rüşvet, rüşvet ver-, rüşvet al-
forgery, forge, forged, counterfeit, fake document | sahtecilik, sahteciliğ, sahte belge, belgede sahtecilik, belgede sahteciliğ, kalpazanlık, kalpazanlığ, sahte evrak
vandalism, graffiti, property damage, malicious damage | vandalizm, mala zarar verme, duvar yazısı, duvar yazı, grafiti
arson, set fire to, deliberately lit fire | kundaklama, kundakla-, kundakçılık, kundakçılığ, kasten yangın çıkarma
drink driving, drunk driving, drive under the influence, DUI | alkollü araç kullan-, alkollü araba kullan-, içkili araç kullan-, alkollü sürüş
speeding, exceed the speed limit, drive too fast | hız sınırını aş-, aşırı hız, hız ihlali, hız yap-, süratli kullan-
kidnapping, kidnap, abduct, abduction | adam kaçırma, çocuk kaçırma, alıkoyma, alıkoy-
identity theft, stolen identity | kimlik hırsızlığı, kimlik bilgilerini çal-
defamation, slander, libel | iftira, hakaret davası, hakaret dava, karalama, iftira et-, iftira ed-, iftira at-
perjury, false testimony, lie under oath | yalan yere yemin, yalancı tanıklık, yalancı tanıklığ, yalan tanıklık, yalan tanıklığ, yalan şahitlik, yalan şahitliğ

# what the police do with somebody
arrest, take into custody, detain, locked up | tutukla-, tutuklan-, gözaltına al-, gözaltı, nezarete al-, polis yakala-, nezarethane, tutuklu
release, let go, set free, release from custody | serbest bırak-, serbest bırakıl-, salıver-, tahliye et-, tahliye ed-, serbest kal-
interrogate, interrogation, police questioning, questioned by the police, interview under caution | sorgula-, sorgulan-, sorguya çek-, sorgu, ifadesini al-
search the house, search warrant, body search, frisk | evini ara-, arama emri, arama yap-, üst araması, üstünü ara-, evde arama
breath test, breathalyse, breathalyser, random breath test, RBT | alkol testi, alkolmetre, alkol muayenesi, alkol muayene, nefes testi
charge with, charged with, lay charges, press charges, criminal charge, indict | suçla-, suçlan-, itham et-, itham ed-, suç isnat et-, suç isnat ed-, suçlama yönelt-, suç duyurusu
fingerprint, take fingerprints | parmak izi, parmak izi al-

# guilt
guilty, plead guilty, convict, conviction, found guilty | suçlu, suçlu bulun-, mahkûm ol-, mahkum ol-, mahkûm edil-, hüküm giy-, mahkûmiyet, mahkumiyet, suçu kabul et-, suçu kabul ed-
innocent, acquit, acquitted, acquittal, cleared of the charges, not guilty | suçsuz, masum, beraat, beraat et-, beraat ed-, aklan-

# what is imposed on somebody
on-the-spot fine, a fine, the fine, fines, traffic fine, parking fine, fined, infringement notice, infringement, monetary penalty, parking ticket, speeding ticket | para cezası, para ceza, trafik cezası, trafik ceza, park cezası, park ceza, ceza kes-, ceza ye-, ceza makbuzu, hız cezası, hız ceza
prison sentence, imprisonment, jail term, jail, prison, gaol, behind bars | hapis cezası, hapis ceza, hapis, hapse gir-, cezaevi, hapishane, mahpus, hapse at-
community service, community service order, community corrections order | kamu hizmeti cezası, kamu hizmeti ceza, kamu hizmetinde çalışma, toplum hizmeti cezası, toplum hizmeti ceza
good behaviour bond, probation order, suspended sentence | iyi hal şartı, iyi hal taahhüdü, ertelenmiş ceza, cezanın ertelenmesi, denetimli serbestlik, denetimli serbestliğ
demerit points, lose points on one's licence | ceza puanı, ehliyet puanı, puan kesilmesi
licence suspension, licence suspended, lose one's licence, disqualified from driving | ehliyetine el koy-, ehliyeti alın-, ehliyetin askıya alınması, ehliyetini kaybet-, ehliyetini kaybed-

# what the court holds or gives
court hearing, the hearing, hearing date, court date, go to trial, stand trial, court trial, court appearance | duruşma, celse, mahkeme günü, duruşma günü, muhakeme
verdict, judgment, judgement, ruling, court decision | karar, hüküm, hükm, mahkeme kararı, yargı kararı
appeal against, lodge an appeal, appeal the decision, appeal court | temyiz, temyiz et-, temyiz ed-, temyize git-, temyize gid-, istinaf, üst mahkeme, karara itiraz
bail, released on bail, bail conditions | kefalet, kefaletle serbest, kefaletle tahliye, kefalet şartları
parole, early release | şartlı tahliye, koşullu salıverilme, erken tahliye
adjourn, adjournment, postpone the hearing | duruşmayı ertele-, duruşma ertelen-, davayı ertele-, celseyi ertele-
intervention order, restraining order, apprehended violence order, AVO, protection order, DVO | uzaklaştırma kararı, koruma kararı, uzaklaştırma emri, koruma emri, yaklaşma yasağı, yasaklama kararı
summons, subpoena, summoned to court | celp, celb, celpname, mahkeme celbi, mahkeme çağrısı, mahkeme çağrı, mahkemeye çağrıl-
warrant, arrest warrant | tutuklama emri, yakalama emri, tutuklama müzekkeresi, tutuklama müzekkere
settlement out of court, settle out of court | mahkeme dışında uzlaş-, mahkeme dışı anlaşma, sulh ol-

# which court
family court | aile mahkemesi, aile mahkeme
children's court, juvenile court | çocuk mahkemesi, çocuk mahkeme
magistrates court, local court | sulh mahkemesi, sulh mahkeme, yerel mahkeme, sulh ceza mahkemesi, sulh ceza mahkeme
supreme court | yüksek mahkeme
coroner's court, coroner | adli soruşturma mahkemesi, adli soruşturma mahkeme, ölüm sorgu yargıcı, adli tabip mahkemesi, adli tabip mahkeme
small claims tribunal, civil and administrative tribunal, VCAT, NCAT, QCAT, administrative tribunal | küçük alacaklar mahkemesi, küçük alacaklar mahkeme, hakem heyeti, idari mahkeme, tribünal, uyuşmazlık mahkemesi, uyuşmazlık mahkeme

#~ court and lawsuit
court, courthouse, courtroom | mahkeme, adliye, duruşma salonu
tribunal | heyet, tribünal, kurul, mahkeme, hakem heyeti
court case, lawsuit, sue, sued, legal proceedings, take to court, take legal action, litigation | dava, dava aç-, mahkemeye ver-, mahkemelik, mahkemeliğ, mahkemeye git-, mahkemeye gid-, yasal yollara başvur-, yasal işlem başlat-, hukuki işlem, dava et-, dava ed-
evidence, proof, prove, proven | kanıt, delil, ispat, kanıtla-, ispatla-, ispat et-, ispat ed-, kanıtlan-
testify, give evidence, testimony, bear witness | tanıklık et-, tanıklık ed-, tanıklık, tanıklığ, şahitlik et-, şahitlik ed-, şahitlik, şahitliğ, ifade ver-
police statement, make a statement, give a statement, written statement, take a statement | ifade, ifade ver-, ifade al-, yazılı ifade, yazılı beyan, beyanda bulun-
swear an oath, take an oath, under oath, affirmation, sworn | yemin, yemin et-, yemin ed-, yeminli, ant iç-, and iç-
crime, criminal offence, offence, offense, commit an offence | suç, suç işle-, kabahat, cürüm, suç teşkil et-, suç teşkil ed-
criminal record, police record, police check, criminal history | sabıka, sabıka kaydı, adli sicil, sabıkalı, polis kaydı, adli sicil kaydı, iyi hal belgesi, iyi hal belge
punish, punishment, penalty, penalise, penalize | ceza, cezalandır-, cezalandırıl-, yaptırım, ceza ver-
legal advice, legal help, legal assistance | hukuki danışmanlık, hukuki danışmanlığ, hukuki yardım, yasal yardım, hukuki tavsiye, hukuki görüş, avukat yardımı
legal aid, free legal service, duty lawyer, community legal centre | adli yardım, ücretsiz avukat, ücretsiz hukuki yardım, hukuk merkezi, nöbetçi avukat
law, legislation, statute, act of parliament | yasa, kanun, mevzuat, hukuk
rule, regulation, bylaw, by-law | kural, yönetmelik, yönetmeliğ, düzenleme, tüzük, tüzüğ, nizamname
comply, obey, abide by, follow the rules, compliance, stick to the rules | kurallara uy-, kurala uy-, yasaya uy-, riayet et-, riayet ed-, itaat et-, itaat ed-
breach, violate, violation, infringe, break the law, broke the law, break the rules, contravene | ihlal, ihlal et-, ihlal ed-, kuralı çiğne-, aykırı, aykırı davran-, yasaya karşı gel-, kanunu çiğne-
dispute, disagreement, conflict | anlaşmazlık, anlaşmazlığ, uyuşmazlık, uyuşmazlığ, ihtilaf, çekişme, çatışma
mediation, conciliation, mediate, dispute resolution | arabuluculuk, arabuluculuğ, uzlaştırma, uzlaşma, arabulucu
compensation, pay damages, claim damages, compensate | tazminat, tazmin et-, tazmin ed-, zararını karşıla-, tazmin, telafi et-, telafi ed-
deadline, time limit, due date, cut-off date | son tarih, son gün, süre sınırı, son başvuru tarihi, süresi dol-, mühlet, son teslim tarihi
rights, entitlement, legal right, be entitled to | hak, haklar, hakkı var, hakkı ol-, hakkım, hakkın, hakkınız, hakkımız, hak sahibi, yasal hak
responsibility, liability, liable, responsible | sorumluluk, sorumluluğ, sorumlu, mesul, mesuliyet, yükümlülük, yükümlülüğ, yükümlü
obligation, obliged, duty, duty of care, required by law | yükümlülük, yükümlülüğ, zorunluluk, zorunluluğ, mecburiyet, yükümlü, mecbur, zorunlu, görev
consent, give consent, agree to, informed consent | rıza, rıza göster-, onay, onay ver-, izin, izn, muvafakat, razı ol-
confidential, confidentiality, in confidence, remain private, privacy | gizli, gizlilik, gizliliğ, gizli tut-, gizli kal-, mahrem, mahremiyet, sır
discrimination, discriminate, discriminatory | ayrımcılık, ayrımcılığ, ayrımcılık yap-, ayırım yap-, ayrım yap-, ayrımcı
racism, racist, racial abuse, racial vilification | ırkçılık, ırkçılığ, ırkçı, ırkçı hakaret
threaten, threat, threatening | tehdit, tehdid, tehdit et-, tehdit ed-, gözdağı, tehdit savur-
insult, verbally abuse, verbal abuse, swear at, swore at, offensive language | hakaret, hakaret et-, hakaret ed-, küfür, küfr, küfret-, küfred-, sövüp say-, söv-, aşağıla-
suspect, suspicion, suspicious | şüphe, şüphelen-, şüpheli, kuşku, kuşkulan-, zanlı
investigate, investigation, inquiry, look into, looked into | soruştur-, soruşturma, araştır-, araştırma, incele-, inceleme, tahkikat
report to the police, report the crime, file a police report, go to the police | polise bildir-, polise ihbar et-, polise ihbar ed-, ihbar, ihbar et-, ihbar ed-, polise git-, polise gid-, polise şikâyet et-, polise şikâyet ed-, polise başvur-, polise haber ver-
call the police, ring the police, police were called | polisi ara-, polis çağır-, polisi çağır-, polise telefon et-, polise telefon ed-
missing person, went missing, disappear | kayıp kişi, kayıp şahıs, kaybol-, ortadan kaybol-
weapon, gun, firearm, knife, knives | silah, ateşli silah, tabanca, bıçak, bıçağ
illegal drugs, illicit drugs, narcotics, drug use, on drugs, drug addiction | uyuşturucu, uyuşturucu madde, yasadışı madde, esrar, eroin
gambling, gamble, pokies, poker machines | kumar, kumar oyna-, kumar makinesi, kumar makine, bahis
seize, confiscate, impound, take away by police | el koy-, el konul-, elinden al-, müsadere, haczet-, haczed-
bankruptcy, bankrupt, go bankrupt, insolvent, went broke | iflas, iflas et-, iflas ed-, müflis, iflas bayrağını çek-
power of attorney, authorise to act, legal proxy | vekâletname, vekaletname, vekâlet, vekalet, temsil yetkisi, temsil yetki, vekil tayin et-, vekil tayin ed-
will and testament, last will, make a will, bequeath | vasiyet, vasiyetname, vasiyet et-, vasiyet ed-, vasiyet bırak-
inheritance, inherit, deceased estate, heir, beneficiary of the will | miras, miras kal-, mirasçı, tereke, mirasa kon-
guardian, guardianship, legal guardian | vasi, vasilik, vasiliğ, vesayet, veli, yasal vasi
custody of the children, parenting order, parental responsibility, sole custody, joint custody | velayet, çocukların velayeti, ortak velayet, velayet hakkı
child support, maintenance payments, alimony | nafaka, çocuk nafakası, çocuk nafaka, nafaka öde-
justice, fair, just outcome, fairness | adalet, adil, hakkaniyet, adaletli, hakça
unfair, unjust, injustice | adaletsiz, haksız, haksızlık, haksızlığ, adaletsizlik, adaletsizliğ
authority, the authorities, government agency, government department | yetkili, yetkililer, makam, resmî kurum, resmi kurum, devlet kurumu, devlet dairesi, devlet daire, merci
on behalf of, represent, act for | adına, temsil et-, temsil ed-, temsilen, temsil edil-
bodycam, CCTV, security camera, surveillance camera, security footage | güvenlik kamerası, güvenlik kamera, kamera kaydı, kamera görüntüsü, kamera görüntü, yaka kamerası, yaka kamera, mobese
insurance claim, make a claim, lodge a claim | hasar bildirimi, tazminat talebi, sigorta talebi, hasar talebi, sigortaya başvur-, hasar dosyası, hasar dosya

# criminal or civil
criminal case, criminal matter, criminal court | ceza davası, ceza dava, ceza mahkemesi, ceza mahkeme, kamu davası, kamu dava
civil case, civil matter, civil court | hukuk davası, hukuk dava, hukuk mahkemesi, hukuk mahkeme, medeni dava
divorce case, divorce proceedings | boşanma davası, boşanma dava

# legality
legal, lawful, legally permitted | yasal, hukuka uygun, kanuni, meşru
illegal, unlawful, against the law | yasadışı, yasa dışı, kanunsuz, illegal, yasaya aykırı, hukuka aykırı, kanun dışı, kanuna aykırı

# compulsory
compulsory, mandatory, required by law, obligatory | zorunlu, mecburi, şart, mecbur
optional, voluntary, up to you | isteğe bağlı, ihtiyari, seçmeli, gönüllü, tercihe bağlı

# permission
permit, allow, permission, be allowed, give permission, authorise, authorize | izin, izn, izin ver-, müsaade, müsaade et-, müsaade ed-, izinli
forbid, forbidden, prohibit, ban, banned, prohibited | yasak, yasağ, yasakla-, yasaklan-, men et-, men ed-

# win or lose the case
win the case, won the case, in our favour | davayı kazan-, dava kazanıl-, lehine sonuçlan-, lehimize, lehinize
lose the case, lost the case, case dismissed | davayı kaybet-, davayı kaybed-, dava kaybedil-, aleyhine sonuçlan-, aleyhimize, dava düş-

#~ contracts and agreements
contract, agreement, signed agreement, lease agreement | sözleşme, kontrat, anlaşma, mukavele, akit, akd
terms and conditions, conditions of the contract, clause, term of the contract | şartlar ve koşullar, hüküm ve koşullar, sözleşme şartları, sözleşme maddesi, sözleşme madde, şart, koşul, hüküm, hükm
cooling-off period, cooling off | cayma süresi, cayma süre, vazgeçme süresi, vazgeçme süre, cayma hakkı, düşünme süresi, düşünme süre
binding, legally binding, enforceable | bağlayıcı, yasal olarak bağlayıcı, hukuken bağlayıcı
expire, expiry, lapse | süresi dol-, süresi bit-, süresi geç-, sona er-, son kullanma, geçerliliğini yitir-
renew, renewal, extend, extension | yenile-, yenilen-, uzat-, uzatma, uzatıl-, yenileme, temdit et-, temdit ed-
terminate the contract, end the agreement, rescind | sözleşmeyi feshet-, sözleşmeyi feshed-, sözleşmeyi fesh-, fesih, fesh, feshed-, sözleşmeyi sonlandır-, sözleşmeyi bitir-, kontratı boz-
guarantor, act as guarantor, go guarantor | kefil, kefil ol-, garantör
formal complaint, complain, lodge a complaint, make a complaint, complaint | şikâyet, şikayet, şikâyet et-, şikâyet ed-, şikayet et-, şikayet ed-, şikâyetçi ol-, şikayetçi ol-, şikâyette bulun-, resmî şikâyet, yakınma

# validity
valid, in force, in effect, still current | geçerli, yürürlükte, geçerliliğini koru-
invalid, expired, null and void, out of date | geçersiz, hükümsüz, süresi dolmuş, süresi geçmiş, batıl

# visa: which visa
student visa | öğrenci vizesi, öğrenci vize
tourist visa, visitor visa, holiday visa | turist vizesi, turist vize, turistik vize, ziyaretçi vizesi, ziyaretçi vize
partner visa, spouse visa, marriage visa | eş vizesi, eş vize, partner vizesi, partner vize, evlilik vizesi, evlilik vize
bridging visa | köprü vize, köprü vizesi, ara vize, geçiş vizesi, geçiş vize
work visa, skilled visa, employer-sponsored visa, working visa | çalışma vizesi, çalışma vize, iş vizesi, iş vize, nitelikli işçi vizesi, nitelikli işçi vize, vasıflı göçmen vizesi, vasıflı göçmen vize
parent visa, contributory parent visa | ebeveyn vizesi, ebeveyn vize, anne baba vizesi, anne baba vize, anne-baba vizesi, anne-baba vize
protection visa, humanitarian visa, refugee visa | koruma vizesi, koruma vize, sığınma vizesi, sığınma vize, insani vize, mülteci vizesi, mülteci vize
prospective marriage visa, fiancé visa, fiance visa | nişanlı vizesi, nişanlı vize, evlenme amaçlı vize
working holiday visa | çalışma ve tatil vizesi, çalışma ve tatil vize, çalışma tatil vizesi, çalışma tatil vize

# residence status
citizen, citizenship, naturalisation, naturalised | vatandaş, vatandaşlık, vatandaşlığ, yurttaş, yurttaşlık, yurttaşlığ, vatandaşlığa geç-
permanent resident, permanent residency, permanent residence, PR | daimi oturum, kalıcı oturum, sürekli oturum, daimi ikamet, daimi oturma izni, sürekli ikamet
temporary resident, temporary visa, temporary residency | geçici oturum, geçici vize, geçici ikamet, geçici oturma izni
refugee, asylum seeker, seek asylum, asylum | mülteci, sığınmacı, iltica, sığınma, iltica et-, iltica ed-
international student, overseas student | uluslararası öğrenci, yabancı öğrenci
dual citizen, dual citizenship, dual national | çifte vatandaş, çifte vatandaşlık, çifte vatandaşlığ
undocumented, overstay the visa, unlawful non-citizen | kaçak göçmen, vizesiz kal-, vize süresini aş-, kaçak kal-

# person: who in the migration case
sponsor, sponsorship | sponsor, kefil, sponsorluk, sponsorluğ, sponsor ol-
applicant, visa applicant | başvuru sahibi, başvuran, başvurucu, müracaatçı
case officer, immigration officer | dosya memuru, göçmenlik memuru, vaka memuru, dosya sorumlusu, dosya sorumlu
customs officer, border officer, border force | gümrük memuru, sınır memuru, sınır polisi, sınır polis, sınır muhafaza

# direction of migration
immigrate, immigration, immigrant, migrate to, migrant | göç et-, göç ed-, göçmen, göç, göçmenlik, göçmenliğ
emigrate, leave the country, depart Australia | ülkeden ayrıl-, yurt dışına çık-, ülkeyi terk et-, ülkeyi terk ed-, ülkeden çık-
deport, deportation, removal from Australia | sınır dışı et-, sınır dışı ed-, sınır dışı edil-, sınır dışı, deport et-, deport ed-, deport edil-, sınırdışı

# visa outcome
visa granted, grant a visa, visa approved, visa approval | vize veril-, vize onaylan-, vize çık-, vizesi çık-, vize ver-, vizeyi onayla-
visa refused, visa refusal, visa denied, visa rejected | vize reddedil-, vize reddi, vizeyi reddet-, vizeyi redded-, vize başvurusu reddedil-
visa cancelled, visa cancellation, cancel the visa | vize iptal edil-, vize iptali, vizeyi iptal et-, vizeyi iptal ed-, vizesi iptal edil-
visa extended, extend the visa, renew the visa | vizeyi uzat-, vize uzat-, vizesini uzat-, vize uzatıl-, vizeyi yenile-

#~ borders and papers
visa, visa application | vize, vize başvurusu, vize başvuru
customs, border control, passport control, quarantine inspection | gümrük, gümrüğ, sınır kontrolü, pasaport kontrolü, karantina kontrolü
declare goods, incoming passenger card, declare at customs | gümrüğe bildir-, gümrükte beyan et-, gümrükte beyan ed-, yolcu kartı, beyan et-, beyan ed-, deklare et-, deklare ed-
overseas, abroad, offshore, outside Australia | yurt dışı, yurtdışı, dış ülke, ülke dışı, Avustralya dışı
onshore, inside Australia, within the country | yurt içi, yurtiçi, Avustralya içi, ülke içi
immigration department, Home Affairs, Department of Home Affairs | göçmenlik dairesi, göçmenlik daire, İçişleri Bakanlığı, göçmenlik bakanlığı, göç idaresi, göç idare, İçişleri
consulate, consul | konsolosluk, konsolosluğ, konsolos, başkonsolosluk, başkonsolosluğ
embassy, ambassador | büyükelçilik, büyükelçiliğ, elçilik, elçiliğ, sefaret, büyükelçi
nationality, country of citizenship | uyruk, uyruğ, milliyet, tabiiyet
citizenship test, citizenship ceremony, citizenship pledge | vatandaşlık sınavı, vatandaşlık töreni, vatandaşlık testi, vatandaşlık yemini
genuine relationship, de facto relationship, de facto partner | gerçek ilişki, fiili birliktelik, fiili birlikteliğ, nikâhsız birliktelik, nikâhsız birlikteliğ, nikahsız eş, evlilik dışı birliktelik, evlilik dışı birlikteliğ, birlikte yaşa-
health examination for the visa, medical examination for the visa | vize sağlık muayenesi, vize sağlık muayene, sağlık kontrolü, vize için muayene
family reunion, bring the family over | aile birleşimi, aileyi getirt-, ailesini yanına al-
waiting period, processing time | bekleme süresi, bekleme süre, işlem süresi, işlem süre, değerlendirme süresi, değerlendirme süre
detention centre, immigration detention | gözaltı merkezi, göçmen kampı, göçmen gözaltı merkezi, geri gönderme merkezi
government, federal government, state government | hükümet, hükûmet, devlet, federal hükümet, eyalet hükümeti
vote, election, enrol to vote, electoral roll, polling place | oy ver-, oy kullan-, oy pusulası, seçim, seçmen kütüğü, seçmen kaydı, seçim sandığı
fair trading, consumer affairs, consumer protection | tüketici hakları, tüketici işleri, tüketiciyi koruma, tüketici koruma kurumu, adil ticaret

#~ what a parent pays
child support, child maintenance, alimony | nafaka, çocuk nafakası
`
