import type { SwapTable } from './swaps.ts'

/** Slips of an interpreter in Turkish renditions, one pair per line: `right > wrong`. */
export const TURKISH_SWAPS: SwapTable = {
  negation: {
    least: 'critical',
    pairs: `
çökmeyin > çökün
yerim var > yerim yok
beklemeyin > bekleyin
şişlik artarsa > şişlik artmazsa
anlıyor > anlamıyor
oynuyor > oynamıyor
kaçırmayacak > kaçıracak
kaçırmaz > kaçırır
kalkıyor > kalkmıyor
imzalayın > imzalamayın
göndermeyin > gönderin
gönderiyoruz > göndermiyoruz
ihtiyacımız yok > ihtiyacımız var
kabul ederse > kabul etmezse
üstlenirse > üstlenmezse
ödemezsiniz > ödersiniz
ödemeyeceksiniz > ödeyeceksiniz
değişmemesi gerekir > değişmesi gerekir
kusurlu olmadığınız > kusurlu olduğunuz
kusur sizde olmadığı > kusur sizde olduğu
hata sizde olmadığı > hata sizde olduğu
gelsin > gelmesin
yeterli > yeterli değil
memnun oluruz > memnun olmayız
garantili olur > garantili olmaz
mantıklı > mantıklı değil
getirin > getirmeyin
çıkarın > çıkarmayın
iyi sattı > iyi satmadı
itirazı olmazsa > itirazı olursa
itiraz etmezse > itiraz ederse
önce gelsin > önce gelmesin
kullanmayın > kullanın
yapılmayacak > yapılacak
temizlenmezse > temizlenirse
korumaya razı > korumaya razı değil
göndereceğim > göndermeyeceğim`,
  },
  can: {
    least: 'critical',
    pairs: `
bükebiliyorsunuz > bükemiyorsunuz
söz veremem > söz verebilirim
karşılayabilir > karşılayamaz
başlayabilir > başlayamaz
okuyabilirsiniz > okuyamazsınız
ayarlayabiliriz > ayarlayamayız
Seçebilirsiniz > Seçemezsiniz
imzalayamam > imzalayabilirim
imza atamam > imza atabilirim
isteyebilirim > isteyemem
sona erdirebilir > sona erdiremez
sunabiliriz > sunamayız
feshedebilir > feshedemez
sürebilir > süremez
başvurabilirsiniz > başvuramazsınız`,
  },
  modality: {
    least: 'major',
    pairs: `
zorunda değilsiniz > zorundasınız
vermeniz şart değil > vermeniz şart
gerekir > mümkün
almamız gerekiyor > almamız mümkün
ödemeniz gerekir > ödeyebilirsiniz
karşılayabilir > karşılayacak
sunabiliriz > sunmalıyız
sürebilir > sürecek
bir yazı almamız lazım > bir yazı alabiliriz
isteyebilirim > istemeliyim
çıkabilir > çıkacak
gelmesi gerekiyor > gelebilir
gerek yok > gerek var`,
  },
  condition: {
    least: 'major',
    pairs: `
Ağrı beşin üstüne çıkarsa bırakın > Ağrı beşin üstüne çıkıyor, bırakın
Her gün egzersiz yaparsanız sekiz > Her gün egzersiz yapıyorsunuz, sekiz
ücretini bir defada öderseniz > ücretini bir defada ödüyorsunuz
cumadan önce şişlik artarsa beklemeyin > beklemeyin
Size uyarsa dört > Dört
kusuru kabul ederse hiç > kusuru kabul etti, hiç
Plaka olmazsa, kusur > Kusur
iki kez gecikirseniz yüzde on > yüzde on
daha kalmak üzere imza atarsanız, mevcut > mevcut
Temizlenmezse, kiranızın > Kiranızın
Yalnızca, yeni bir sızıntı olursa > Yalnızca, yeni bir sızıntıyı`,
  },
  frequency: {
    least: 'critical',
    pairs: `
Haftada bir > Günde bir
Haftada bir > Haftada iki
Her gün > Gün aşırı
iki haftada bir > haftada iki
haftanın yedi günü > haftanın bir günü
Haftada bir kere > Ayda bir kere
her öğle arasında > arada bir öğle arasında
haftada 545 > ayda 545`,
  },
  'before-after': {
    least: 'critical',
    pairs: `
üç hafta önce > üç hafta sonra
cumadan önce > cumadan sonra
teneffüsten sonra > teneffüsten önce
dört hafta sonra > dört hafta önce
altı buçuktan önce > altı buçuktan sonra
çarşambaya kadar > çarşambadan sonra
Beşten sonrası > Beşten öncesi
kontrol edene kadar > kontrol ettikten sonra`,
  },
  direction: {
    least: 'critical',
    pairs: `
beşin üstüne > beşin altına
şişlik artarsa > şişlik azalırsa
ücretsiz > ücretli
sağ dizinizi > sol dizinizi
daha az > daha çok
en fazla > en az
en az > en fazla
beklenenden iyi > beklenenden kötü
büyük tedarikçiler > küçük tedarikçiler
küçük bir araç > büyük bir araç
kiranızın düşürülmesi > kiranızın artırılması
dâhil > hariç`,
  },
  roles: {
    least: 'major',
    pairs: `
Aracınıza park hâlindeyken çarpmışlar > Park hâlindeki araca çarpmışsınız
yakıtı ve otoyol ücretlerini siz ödersiniz > yakıtı ve otoyol ücretlerini biz öderiz
onlarla biz uğraşırız > onlarla siz uğraşırsınız
bana e-postayla gönderin > size e-postayla göndereceğim
Size ayın > Bana ayın
yüzde on kesinti yaparız > yüzde on kesinti yaparsınız
sizin değil, ev sahibinin > ev sahibinin değil, sizin
ev sahibinin onayını almam > ev sahibinin benden onay alması
söylediklerimin > söylediklerinin
kliniği arayın > klinik sizi arasın`,
  },
  possessor: {
    least: 'major',
    pairs: `
Doktorunuzun > Doktorumun
dizinizi > dizimi
indirim kartınızı > indirim kartımı
sigortanız > sigortamız
doktorunuzdan > doktorumuzdan
priminizin > primimizin
Poliçenizde > Poliçemizde
Muhasebecinizin > Muhasebecimin
kiranızın > kiramızın
eşinizin > eşimin
Banyonuzda > Banyomda
sigortanız olmalı > sigortamız olmalı
Simitleriniz > Simitlerimiz`,
  },
  kinship: {
    least: 'critical',
    pairs: `
eşinizin > annenizin
kızınız > gelininiz`,
  },
  quantity: {
    least: 'major',
    pairs: `
bir kısmını > tamamını
bir bölümünü > tamamını
yarısını > tamamını
yirmi iki kafemizin hepsinde > yirmi iki kafemizin bazılarında
her siparişin > bazı siparişlerin
her sipariş > bazı siparişler
her kolide > bazı kolilerde
bütün gece > biraz
Evet, herkes > Evet, bazıları
araçtaki her şeyi > araçtaki bazı şeyleri`,
  },
  order: {
    least: 'major',
    pairs: `
altıncısı > beşincisi
üçüncü sınıf > birinci sınıf
haftaya başlayabilir > geçen hafta başladı
gelecek ay > geçen ay
önümüzdeki ay > geçen ay
merkez önce üç > merkez en son üç
ondan sonraki pazartesi > ondan önceki pazartesi
bu yıl > geçen yıl
bugün > yarın
bu akşam > yarın akşam`,
  },
  register: {
    least: 'minor',
    pairs: `
anlatır mısınız > anlatır mısın
bırakın > bırak
yaparsanız > yaparsan
öderseniz > ödersen
okuyabilirsiniz > okuyabilirsin
Geldiğiniz için > Geldiğin için
ödemezsiniz > ödemezsin
seçebilirsiniz > seçebilirsin
gecikirseniz > gecikirsen
kullanmayın > kullanma
başvurabilirsiniz > başvurabilirsin`,
  },
  unit: {
    least: 'critical',
    pairs: `
üç hafta > üç gün
sekiz haftanın > sekiz ayın
on beş dakika > on beş saat
kırk dakika > kırk gün
altı haftadır > altı aydır
dört hafta > dört ay
on dört güne > on dört haftaya
on iki ay > on iki gün
otuz gün > otuz hafta
altmış gün > altmış hafta
750 dolarlık > 750 liralık
95 dolar > 95 lira
iki haftada bir > iki ayda bir
on dört gün > on dört hafta
yüzde on > on dolar`,
  },
  time: {
    least: 'critical',
    pairs: `
dokuz buçukta > dokuzda
sekiz buçukta > sekizde
altı buçuktan > altıdan
saat ikide > saat üçte
saat dokuzda > saat onda
dokuz buçukta > onu çeyrek geçe
sekiz buçukta > sekize çeyrek kala
on buçuk > on
sekizle on arasında > sekizle on bir arasında
iki ile dört > iki ile beş`,
  },
}
