/** Meanings as `index.ts` describes them. */
export const HEALTH_MORE = `
#~ further words of health
get over an illness, recover, recovered, recovering, recovery, recuperate, recuperation, convalescence, get better, got better, getting better, feel better, get well, heal, healed, healing, cured, on the mend, back on my feet, back on your feet, pull through, pulled through, come good, clear up, cleared up | iyileş, iyileşme, düzel, şifa bul-, atlat, toparlan, kendine gel-, ayağa kalk-, hastalığı yen-, sağlığına kavuş, nekahat, geçip git-, eski sağlığına
miscarriage, miscarry, miscarried, lose the baby, lost the baby, losing the baby, pregnancy loss, stillbirth, stillborn | düşük yap-, düşük, düşüğ, bebeği kaybet, bebeğini kaybet, bebeği düşür-, bebek kaybı, ölü doğum, bebeği düş-
exercise, exercises, physical activity, stretches, workout, move your body, keep active, stay active | egzersiz, egzersiz yap-, spor yap-, antrenman, idman, esneme, jimnastik
first aid, resuscitate, resuscitation, CPR, emergency aid, first-aid kit | ilk yardım, ilkyardım, kalp masajı, suni teneffüs, canlandır, ilk müdahale, acil müdahale
donate blood, blood donor, organ donor, donor, donation of blood, blood donation, blood bank | kan bağışı, kan bağışla, kan bağışçısı, organ bağışı, donör, verici, kan bankası
ward, hospital ward, section of the hospital, bed in the ward | koğuş, servis, klinik, kliniğ, poliklinik, polikliniğ, yataklı servis
test result, results, test results, findings, come back clear, came back clear | tahlil sonucu, test sonucu, tahlil sonuçları, bulgu, tetkik sonucu, tetkik sonuçları
screening, medical scan, health screening, medical tests, medical test, scan, scans, scanned, imaging | tarama, taramada, tetkik, görüntüleme, taraması, tahlil, tetkikler
terminal, dying, life support, palliative, palliative care, end of life, end-of-life, hospice, comfort care | ölümcül, son evre, ölüm döşeği, yaşam desteği, palyatif, palyatif bakım, yaşam sonu bakımı, destek ünitesi, bakımevi, ağrı dindirme bakımı
medical certificate, doctor certificate, sick note, doctor note, doctor letter, certificate from the doctor, medical note | doktor raporu, sağlık raporu, istirahat raporu, doktor yazısı, hastalık raporu, doktordan yazı, iş göremez raporu
pre-eclampsia, preeclampsia, toxaemia | gebelik zehirlenmesi, preeklampsi, hamilelik zehirlenmesi
`
