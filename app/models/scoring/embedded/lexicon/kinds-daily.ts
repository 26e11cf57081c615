/** Things of one kind, as `kinds.ts` describes them: food, furniture, remedies, pests, orders of a court, loans, visas. */
export const KINDS_OF_DAYS = `
almond | badem
walnut | ceviz
hazelnut | findik findig
peanut | fistik fistig
cashew | kaju
sesame | susam
soy soya | soya
shellfish prawn shrimp crab | karides yengec kabuklu_deniz
wheat gluten | bugday gluten
dairy lactose | laktoz sut_urun
strawberry | cilek cileg

chicken | tavuk tavug
beef | sigir dana_et
lamb | kuzu_et
pork ham bacon | domuz
fish | balik balig

rice | pirinc pilav
pasta noodle | makarna
potato | patates
tomato | domates
onion | sogan
cheese | peynir
yoghurt yogurt | yogurt
butter | tereyag

apple | elma
banana | muz.
grape | uzum
lemon | limon
watermelon | karpuz
peach | seftali
cherry | kiraz visne

sofa couch | kanepe koltuk koltug
table | masa
chair | sandalye
mirror | ayna
bookcase bookshelf | kitaplik kitaplig
mattress | silte yatag_yay

syrup | surup surub
injection | igne enjeksiyon
inhaler | sprey inhaler
capsule tablet pill | hap. haplar hapi kapsul tablet

migraine | migren
hernia | fitik fitig
ulcer | ulser
gallstone gallbladder | safra
thyroid | tiroid tiroit
cholesterol | kolesterol
dementia alzheimer | demans bunama alzheimer
tuberculosis | verem tuberkuloz
hepatitis | hepatit
bronchitis | bronsit
eczema | egzama
osteoporosis | kemik_erime

bank_statement | hesap_ozet ekstre
tax_return | vergi_beyan beyanname
medical_certificate sick_note doctor's_certificate | doktor_rapor saglik_rapor istirahat_rapor
reference_letter | referans_mektub
resume cv | ozgecmis
title_deed | tapu
insurance_policy | sigorta_police

social_worker | sosyal_hizmet_uzman
security_guard | guvenlik_gorev
butcher | kasap kasab
tailor | terzi
locksmith | cilingir
baker | firinci
welder | kaynakci
receptionist | resepsiyonist
dietitian | diyetisyen

cockroach | hamam_boceg
rat mouse mice | fare sican
termite | termit
ant | karinca
bedbug | tahta_kuru
snake | yilan
spider | orumcek orumceg

leak leaking | sizinti su_sizd
mould mouldy mold | kuf
crack cracked | catlak catlag
blockage blocked clogged | tikan

custody | velayet
protection_order intervention_order restraining_order avo | koruma_karar uzaklastirma
guardianship | vesayet
adoption | evlat_edin
bail | kefalet

murder | cinayet
arson | kundak
drugs drug | uyusturucu
speeding | hiz_ihlal asiri_hiz
drink_driving | alkollu_arac
harassment | taciz
shoplifting | magaza_hirsiz

credit_card | kredi_kart
debit_card | banka_kart
savings_account | tasarruf_hesab birikim_hesab

home_loan housing_loan | ev_kredi konut_kredi
car_loan | araba_kredi tasit_kredi arac_kredi
personal_loan | bireysel_kredi ihtiyac_kredi

student_visa | ogrenci_vize
tourist_visa visitor_visa | turist_vize ziyaretci_vize
bridging_visa | kopru_vize
partner_visa spouse_visa | es_vize partner_vize
work_visa skilled_visa | calisma_vize
parent_visa | ebeveyn_vize

reading | okuma
writing | yazma
spelling | imla yazim_kural
handwriting | el_yazi

volleyball | voleybol
cricket | kriket
gymnastics | jimnastik jimnastig
karate judo | karate judo

memory | hafiza
hearing | isitme
eyesight vision | gorme_yeti gorme_duyu gormesi

cash | nakit
bank_transfer | havale eft
direct_debit | otomatik_odeme
`
