import { expect, test } from 'vitest'
import { turkishSounds } from './turkish-sounds.ts'

test.each([
  ['sözleşme', 'søzleʃˈme', 'serz-lesh-meh'],
  ['kira', 'kiˈɾa', 'kee-rah'],
  ['depozito', 'depoziˈto', 'deh-poh-zee-toh'],
  ['vergi', 'veɾˈɡi', 'vair-ghee'],
  ['ders', 'deɾs', 'dairss'],
  ['çalışan', 'tʃalɯˈʃan', 'chah-luh-shahn'],
  ['jüri', 'ʒyˈɾi', 'zhew-ree'],
  ['ücret', 'ydʒˈɾet', 'ewj-ret'],
  ['izin', 'iˈzin', 'ee-zeen'],
  ['spor', 'spoɾ', 'spor'],
  ['dört', 'døɾt', 'dert'],
  ['koordinatör', 'kooɾdinaˈtøɾ', 'koh-or-dee-nah-ter'],
  // Soft g.
  ['değer', 'deˈjeɾ', 'day-air'],
  ['eğitim', 'ejiˈtim', 'ay-ee-teem'],
  ['öğretmen', 'øːɾetˈmen', 'er-ret-men'],
  ['ağrı', 'aːˈɾɯ', 'ah-ruh'],
  ['doğum', 'doˈum', 'doh-oom'],
  ['belediye yönetmeliği', 'belediˈje jønetmeliˈji', 'beh-leh-dee-yeh yer-net-meh-lee-yee'],
  // y after a vowel, h before a consonant.
  ['aylık', 'ajˈlɯk', 'eye-luhk'],
  ['kayıt', 'kaˈjɯt', 'kah-yuht'],
  ['kaydı', 'kajˈdɯ', 'kye-duh'],
  ['bey', 'bej', 'bay'],
  ['tahliye', 'tahliˈje', 'tah-lee-yeh'],
  // Circumflexes.
  ['kâr', 'kʲaːɾ', 'kyahr'],
  ['mahkûmiyet', 'mahkʲuːmiˈjet', 'mah-kyoo-mee-yet'],
  ['tezgâh', 'tezˈɡʲaːh', 'tez-gyah'],
  ['hâkim', 'haːˈkim', 'hah-keem'],
  // Stress that is not on the last vowel.
  ['Avustralya', 'avustˈɾalja', 'ah-voost-rahl-yah'],
  ["Avustralya'da", 'avustˈɾaljada', 'ah-voost-rahl-yah-dah'],
  ['Victoria', 'vikˈtoɾja', 'veek-tor-yah'],
  ['ilkokul', 'ˈilkokul', 'eel-koh-kool'],
  ['tamamen', 'taˈmamen', 'tah-mah-men'],
  ['ödememe', 'øˈdememe', 'er-deh-meh-meh'],
  ['olmayan', 'ˈolmajan', 'ol-mah-yahn'],
  ['satılmadan', 'saˈtɯlmadan', 'sah-tuhl-mah-dahn'],
  ['ödenmemiş', 'øˈdenmemiʃ', 'er-den-meh-meesh'],
  ['bırakmayacak', 'bɯˈɾakmajadʒak', 'buh-rahk-mah-yah-jahk'],
  ['mahkemeden', 'mahkemeˈden', 'mah-keh-meh-den'],
  ['askıdayken', 'askɯˈdajken', 'ahss-kuh-dye-ken'],
  ['kayıtla', 'kaˈjɯtla', 'kah-yuht-lah'],
  ['mahalle', 'mahalˈle', 'mah-hahl-leh'],
  ['Türkçe', 'ˈtyɾktʃe', 'tewrk-cheh'],
  ['sözleşmeyle', 'søzleʃˈmejle', 'serz-lesh-may-leh'],
  // It looks like endings of verbs, and is none.
  ['yatırım', 'jatɯˈɾɯm', 'yah-tuh-ruhm'],
  ['müdür', 'myˈdyɾ', 'mew-dewr'],
  ['hayır kurumu', 'haˈjɯɾ kuɾuˈmu', 'hah-yuhr koo-roo-moo'],
  ['dil ve konuşma', 'dil ve konuʃˈma', 'deel veh koh-noosh-mah'],
  // Long vowels that are not written, also before endings.
  ['dava', 'daːˈva', 'dah-vah'],
  ['davacı', 'daːvaˈdʒɯ', 'dah-vah-juh'],
  ['memuru', 'meːmuˈɾu', 'meh-moo-roo'],
  ['iade', 'iaːˈde', 'ee-ah-deh'],
  ['cezası', 'dʒezaːˈsɯ', 'jeh-zah-suh'],
  ['hukuki', 'hukuːˈkiː', 'hoo-koo-kee'],
  ['beyanname', 'bejannaːˈme', 'beh-yahn-nah-meh'],
  ['muayenehanesi', 'muaːjenehaːneˈsi', 'moo-ah-yeh-neh-hah-neh-see'],
  // In the last syllable they are long only before a vowel.
  ['itiraz', 'iːtiˈɾaz', 'ee-tee-rahz'],
  ['itirazı', 'iːtiɾaːˈzɯ', 'ee-tee-rah-zuh'],
  ['hesap', 'heˈsap', 'heh-sahp'],
  ['hesabı', 'hesaːˈbɯ', 'heh-sah-buh'],
  ['teminatlı', 'teːmiːnatˈlɯ', 'teh-mee-naht-luh'],
  // They begin like one of these.
  ['kazanç', 'kaˈzantʃ', 'kah-zahnch'],
  ['davet', 'daˈvet', 'dah-vet'],
  ['adliye', 'adliˈje', 'ahd-lee-yeh'],
  // Abbreviations and foreign names, as Turks say them.
  ['ABN', 'ej bi en', 'ay bee en'],
  ['Medicare kartı', 'mediˈkejɾ kaɾˈtɯ', 'meh-dee-kayr kar-tuh'],
])('%s is %s, for an English reader %s', (word, ipa, said) => {
  expect(turkishSounds(word)).toEqual({ ipa, said })
})
