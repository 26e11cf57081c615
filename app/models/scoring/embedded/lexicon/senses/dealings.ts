/** Meanings as `index.ts` describes them. */
export const DEALINGS = `
# how strict
strict, strict with, tough on, firm with, crack down | sıkı, sert davran-, katı, göz açtırma-
lenient, turn a blind eye, turns a blind eye, turned a blind eye, look the other way, looks the other way | göz yum-, görmezden gel-, müsamaha göster-, hoşgörülü

# on a register or not
registered, licensed, accredited | kayıtlı, ruhsatlı, lisanslı, yetkili, kaydı var
unregistered, unlicensed, without a licence | kayıtsız, ruhsatsız, lisanssız, kaydı yok, kaydı bile yok

# honest or not
trustworthy, reliable, honest, above board, genuine, legit | güvenilir, dürüst, güven ver-
dodgy, shady, fishy, untrustworthy, dishonest | güvenilmez, şaibeli, dolandırıcı gibi, sahtekâr, şüpheli

# to or from an account
deposit, deposited, paid in, pay in, paid into, put into | yatır-, yatırıl-, hesaba geç-, hesaba geçir-
withdraw, withdrew, taken out, take out, taking money out, take money out, debit, debited, deducted from | hesaptan çek-, para çek-, hesabından çek-, hesabımdan çek-, tahsil et-, hesaptan düş-

# accept or turn down an offer
accept the offer, take the offer, take up the offer, say yes to | teklifi kabul et-, teklifi kabul ed-, evet de-
turn down, turn the offer down, reject the offer, refuse the offer, decline the offer | teklifi reddet-, teklifi redded-, teklifi geri çevir-, geri çevir-

# loose or tight
too loose, too big, loose | bol, bol gel-, büyük gel-, gevşek
too tight, too small, tight | dar, dar gel-, küçük gel-, sıkı

# hold on or go on with a medicine
stop taking, come off, stop both, stop using | bırak-, ilacı bırak-, almayı bırak-
keep taking, continue taking, go on taking, stay on | almaya devam et-, devam et-, devam ed-, kullanmaya devam et-

# longer or shorter
lengthen, extend, extended, prolong | uzat-, uzatıl-, uza-
shorten, shortened, cut short | kısalt-, kısaltıl-, kısal-

# waived or charged
waive, waived, let off, write off, written off | sil-, silin-, vazgeç-, muaf tut-, almayıver-
charge the fee, charge interest, charge the interest, impose | faiz işlet-, ücret al-, faiz al-
`
