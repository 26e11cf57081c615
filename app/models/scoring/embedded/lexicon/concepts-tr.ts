/** Turkish wordings that mean the same, folded (without ç ğ ı ö ş ü). A word of four letters or more also stands for its inflected forms. */
export const TURKISH_CONCEPTS = `
sizinti|su sizintisi|su kacagi|kacak|sizma|su siziyor|siziyor|akinti|su akitiyor
onarim|tamir|tamirat
elektrik tesisati|elektrik|tesisat|kablolar
isik|isig|lamba
banyo|tuvalet
tavan|cati
kuf|kuflen|kufu|kufun
temizle|gider|kaldir|yok edil
sozlesme|kontrat|mukavele|kira sozlesmesi
depozito|teminat|kapora
kiraci|kiralayan
kira|kiran
ev sahib|mulk sahib|mal sahib
mulk yonetici|emlak yonetici|emlak sorumlu|emlak danisman|emlakci|mudur|yonetici|gayrimenkul yonetici|emlak mudur
bildir|haber ver|ilet|soyle|rapor et|ihbar
basla|cikti|ortaya cik
bitir|bitiy|sona er|son bul|tamamla|biter
uzul|uzgun
uzuldum|uzgunum
acil|ivedi
gonder|yolla|ilet
hasar|zarar|tahribat
fotograf|resim|resmi|resimler|foto
e posta|eposta|mail|email|elektronik posta
telefon|ara|numara
onay|izin|izni|musaade|riza
ucret|para|bedel|masraf|harc
servis ucreti|cagri ucreti|gelis ucreti
mumkun|olabil|imkan
kesinles|net|belli|kesin|karar
imza|imzala|imza at
razi|kabul|hazir|gonullu
koru|ayni tut|sabit|degistirme
mevcut|simdiki|su anki|halihazir
teyit|dogrula|onayla|garanti
yazili|yazi|yaziyla
mahkeme|heyet|tribunal
basvur|muracaat|basvuru
dusur|indir|azalt|indirim|dusus
artir|yukselt|zam|cikar|arttir
sorumlu|yukumlu|mesul
kesinti|kes|dus
kaybet|kayip|yitir
uygun|musait|elverisli|olur
bordro|maas bordro|maas kagit
maas|ucret|gelir|kazanc
es|esiniz|esim|karin|karim|kocan|kocam|hanimin
gel|katil|bulun
isim|adi|ismi|adiniz|isminiz
istiyor|istemek|talep|dile
kontrol|bak|incele|muayene|denetle
duydu|isit|ogren
anliyor|anladi
tesekkur|sagol|minnet
merhaba|gunaydin|iyi gunler|selam|iyi sabahlar
yardim|destek|yardimci
doktor|hekim|aile hekim|gp
ilac|ilaci|hap|tablet
agri|aci|sanci
cocuk|evlat|bebe
hastane|klinik|acil servis
hemsire|bakici
ameliyat|operasyon
sevk|yonlendir
recete|ilac recete
tahlil|test|kan test
sonuc|netice
randevu|gorusme
iptal|vazgec
ertele|otele|geciktir
is yeri|isyer|isveren|patron
calisan|isci|personel|eleman
is|isi|isin|calis
okul|kolej
ogretmen|hoca|egitmen
ogrenci|talebe
kurs|ders|egitim|program
ev|evi|evin|konut|daire|apartman
araba|arac|otomobil
kaza|carpisma
sigorta|police
avukat|hukukcu
polis|memur
belge|evrak|dokuman|kagit
mektup|yazi
vize|izin
sertifika|belge
kanit|delil|ispat
banka|sube
kredi|borc|ipotek
vergi|vergilendirme
devlet|hukumet
belediye|yerel yonetim
cop|atik
sikayet|yakinma
garanti|teminat
bozuk|arizali|kusurlu|ariza
degistir|degisim
teslim|teslimat
magaza|dukkan
fis|makbuz|fatura
hak|hakki|hakkin|uygun
odenek|yardim|odeme
emekli|emeklilik
engelli|engel
komsu|komsular
gurultu|ses
ceza|para ceza
tanik|sahit
ifade|beyan
son tarih|sure
uzat|uzatma
yenile|yenileme
sec|tercih
karar|karar ver
acikla|izah|anlat
sor|sorgula
cevap|yanit
al|alir|aldi|edin
getir|yaninda
odeme|ode|yatir
hemen|derhal|aninda|vakit kaybetmeden
yeni|baska|ek
gecen|onceki|evvelki
bu arada|o arada|bu sirada|o sirada
kalmak|kalir|kalmay|otur|uzat
gerek|lazim|gerekli|ihtiyac|sart|mecbur|zorunda
zaten|halihazirda
goster|sun
problem|sorun|sikinti
memnun|mutlu|sevin
endise|kaygi|merak
ozur|uzgun|kusura
belki|muhtemel
hizli|cabuk|kisa sure
zor|guc
kolay|basit
`
