/**
 * English words with a second sense, or with a false friend in Turkish, one a line: the word in the source, the wordings of
 * the sense that is meant, those of another one. Told only where the model says the first and the rendition the second alone.
 */
export const OF_ENGLISH = `
discharge | taburcu, çıkış, çıkar-, çık-, eve | akıntı, deşarj, boşaltma
discharge | akıntı | taburcu, deşarj
excess | muafiyet, katılım payı, katkı payı | fazlalık, fazladan, aşım, aşırı
policy | poliçe, sigorta | politika, siyaset
policy | politika, kural, ilke, uygulama | poliçe
tax return | vergi beyannamesi, beyanname, vergi beyanı, beyan | vergi iadesi, iade
practice | muayenehane, klinik, kliniğ, sağlık merkezi, poliklinik, polikliniğ, doktor | antrenman, pratik, pratiğ, alıştırma
surgery | muayenehane, klinik, kliniğ, poliklinik, polikliniğ, doktor | ameliyat
stool | dışkı, gaita, kaka | tabure, iskemle
branch | şube | dal
balance | bakiye, kalan, borç, borc, hesab | denge
balance | denge | bakiye
interest | faiz | ilgi, alaka, merak
probation | deneme süresi, deneme | denetimli serbestlik, denetimli serbestliğ, gözetim, şartlı tahliye
probation | denetimli serbestlik, denetimli serbestliğ, denetimli, şartlı | deneme süresi
appeal | itiraz, temyiz, istinaf, başvur- | cazip, cazib, çekici, çağrı, cazibe
counsellor | danışman, psikolog, psikoloğ, rehber, terapist | konsolos, meclis üyesi, avukat
councillor | meclis üyesi, belediye üyesi, meclis | danışman, psikolog, konsolos
trial | duruşma, dava, mahkeme, yargıla-, yargılan-, yargılama | deneme, denenme
trial | deneme, dene- | duruşma, dava, yargılama
sentence | ceza, hapis, hüküm, mahkûm, mahkum | cümle
conviction | mahkûmiyet, mahkumiyet, sabıka, hüküm, hükm, suçlu bulun- | inanç, inanc, kanaat, ikna
charge | suçlama, suçla-, suçlan-, itham, dava, suç | ücret, şarj, masraf
charge | ücret, masraf, fatura, tutar, bedel | suçlama, suçlan-, şarj
statement | ifade, beyan | ekstre, hesap özeti, hesap dökümü
statement | ekstre, hesap özeti, hesap dökümü, döküm | ifade, beyanat
bail | kefalet | balya
bond | depozito, teminat, güvence, kapora | bono, tahvil
agent | emlakçı, acente, temsilci, görevli, emlak, emlağ, danışman, komisyoncu | ajan, casus
unit | daire, ev, konut | birim, ünite
theatre | ameliyathane, ameliyat | tiyatro
drip | serum | damla
cast | alçı | oyuncu, kadro
script | reçete | senaryo
cover | kapsam, karşıla-, karşılan-, teminat, öde-, öden-, geçerli, kapsa- | kapak, kapağ, kaplı
claim | talep, taleb, başvuru, başvur-, hasar, tazminat, dosya | iddia
premium | prim | premium, ödül
benefit | yardım, ödenek, ödeneğ, ödeme, destek, desteğ, maaş, hak, hakk | avantaj, fayda, yarar
leave | izin, izn, rapor | terk, ayrılma, ayrılış
casual | geçici, gündelik, saatlik, düzensiz, yevmiye, kadrosuz, kadro | rahat, gayriresmî, gayriresmi
reference | referans, tavsiye | kaynakça, kaynak, kaynağ
party | taraf | parti, eğlence
minor | reşit olmayan, reşit, çocuk, çocuğ, küçük, küçüğ, yaş | önemsiz, ufak
case | dava, dosya, durum, vaka, konu | kasa, çanta, kılıf
custody | velayet | gözaltı, tutuk, nezaret
custody | gözaltı, tutuk, nezaret, tutuklu | velayet
principal | müdür | prensip, prensib, ilke, anapara
term | dönem | terim
grade | not, sınıf, puan | derece, kalite
fine | para cezası, ceza | iyi, güzel
rates | vergi, harç, harc, emlak vergisi, belediye | oran, kur, tarife
bill | fatura, hesap, hesab | tasarı, senet, sened
estate | miras, tereke, mal varlığı, malvarlığı | arazi, site, konut
flat | patla-, patlak, patlağ, in-, inik, lastik, lastiğ | daire, düz
battery | akü, pil | darp, dövme
boot | bagaj | bot, çizme
tap | musluk, musluğ, çeşme | vurma, dokunma
power | elektrik, elektriğ, cereyan, akım | güç, güc, kuvvet, iktidar
stroke | inme, felç, felc | darbe, vuruş
cold | soğuk algınlığı, nezle, üşüt-, grip, grib | soğuk, soğuğ
temperature | ateş | sıcaklık, sıcaklığ, hararet
temperature | sıcaklık, sıcaklığ, ısı, derece | ateş
period | regl, âdet, adet, aybaşı, kanama | dönem, süre, nokta
labour | doğum, sancı | iş gücü, emek, emeğ, işçi
delivery | doğum, doğur- | teslimat, teslim, kargo
delivery | teslimat, teslim, kargo, gönderi, paket, getir- | doğum
dressing | pansuman, sargı, bandaj | sos, giyinme, giyim
condition | hastalık, hastalığ, rahatsızlık, rahatsızlığ, sorun, durum | koşul, şart
condition | koşul, şart | hastalık, hastalığ, rahatsızlık, rahatsızlığ
history | geçmiş, öykü, hikâye, hikaye | tarih
date | tarih, gün | hurma
patient | hasta | sabırlı
patient | sabırlı, sabır, sabr, sabret- | hasta
apply | sür-, uygula- | başvur-, başvuru
pension | emekli maaşı, emekli, aylık, aylığ, maaş | pansiyon
sensible | mantıklı, akıllıca, makul, sağduyu, akıllı | hassas, duyarlı
sympathetic | anlayışlı, anlayış, merhamet, şefkat | sempatik, sempatiğ
argument | tartışma, kavga, münakaşa, tartış-, ağız dalaşı | argüman, sav
library | kütüphane | kitapçı, kitabevi
fabric | kumaş, bez | fabrika
physician | doktor, hekim | fizikçi
magazine | dergi | mağaza
lift | asansör | kaldırma
lift | kaldır- | asansör
receipt | fiş, makbuz, fatura | reçete, fiyat listesi
recipe | tarif | reçete, makbuz
nail | tırnak, tırnağ | çivi
calf | baldır | buzağı, dana
chest | göğüs, göğs | sandık, sandığ, meme
joint | eklem | ortak, ortağ
tissue | doku | mendil
terminal | ölümcül, son evre, son dönem, tedavisi | terminal
acute | akut, ani, şiddetli | keskin, sivri
shot | iğne, aşı | atış, şut, silah
engaged | meşgul | nişanlı
engaged | nişanlı, nişanlan- | meşgul
will | vasiyet, vasiyetname | irade
deed | tapu, senet, sened | eylem
title | tapu, mülkiyet | unvan, başlık, başlığ
court | mahkeme, duruşma, adliye | kort, avlu
record | sabıka, sicil, kayıt, kayd | rekor, plak
offence | suç, ihlal | hakaret, kırgınlık
outstanding | ödenmemiş, kalan, borç, borc, öden- | olağanüstü, mükemmel, seçkin
redundant | işten çıkar-, kadro, işten | gereksiz
redundancy | işten çıkar-, kıdem, tazminat, işten | gereksizlik, gereksizliğ
super | emeklilik, emekliliğ | süper
superannuation | emeklilik, emekliliğ | yıllık izin
allowance | ödenek, ödeneğ, yardım, ödeme, harçlık, destek, desteğ | izin, müsaade
carer | bakıcı, bak-, bakım, bakan | taşıyıcı, kariyer
respite | dinlenme, mola, nefes, geçici bakım, ara | saygı
hearing | duruşma, oturum, mahkeme | işitme, duyma
hearing | işitme, duyma, duy- | duruşma
order | karar, emir, emr | sipariş
order | sipariş, ısmarla- | karar, emir
course | kurs, ders, bölüm, program, eğitim | parkur, rota
detention | ceza, cezaya kal-, okul sonrası | gözaltı
report | karne | rapor, ihbar
recess | teneffüs | girinti
assignment | ödev | atama, görev
summons | celp, celb, davet, çağrı, çağır- | zam
caution | uyarı, ihtar, uyar- | kefalet
warrant | arama emri, yakalama, tutuklama, arama kararı | garanti
warranty | garanti | arama emri, güvenlik
mortgage | ipotek, ipoteğ, ev kredisi, konut kredisi, kredi | rehin
inspection | denetim, kontrol, bakma, gez-, inceleme, inceleyip, incele- | müfettiş
vacate | boşalt-, çık-, taşın-, terk | tatil
vacancy | boş yer, boş, açık, ilan, kadro | tatil
casualty | acil, yaralı | gündelik, kayıp
ambulance | ambulans | hastane
ward | servis, koğuş, bölüm, kliniğ, klinik | vesayet, mahalle
pharmacist | eczacı | kasiyer
ointment | merhem, krem, pomat | randevu
bruise | morluk, morluğ, çürük, çürüğ, morar- | kırık, kırığ
fracture | kırık, kırığ, kırıl- | fraksiyon
rash | döküntü, kızarıklık, isilik, kızar- | acele, telaş
swelling | şişlik, şişliğ, şiş-, şişkinlik | terleme
numb | uyuş-, uyuşuk, hissiz, his | sayı, numara
dizzy | baş dön-, başım dön-, başınız dön-, dön- | meşgul
faint | bayıl-, baygın | boya
wound | yara | sarılı
sore | ağrı-, ağrı, acı-, acı, yara | sor-
stable | stabil, istikrar, durağan, sabit, iyi | ahır
operation | ameliyat | operasyon merkezi, işletme
appointment | randevu | atama
receptionist | resepsiyon, sekreter, danışma, kayıt görevlisi, görevli | alıcı
`
