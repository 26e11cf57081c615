/** Meanings as `index.ts` describes them. */
export const SENSES_STATES_MORE = `
# deep or shallow
deep, deeper, deepest, depth | derin, derince, dipsiz
shallow, not deep | sığ, derin değil

# hard or soft to the touch
stiff, rigid, hardened, rock-hard, firm mattress, hard as a rock | sert, katı, sertleş, kaskatı, taş gibi, sertlik
soft, softer, tender, squishy, cushioned | yumuşak, yumuşağ, yumuşacık, yumuşacığ, yumuşa-, pamuk gibi

# wide or narrow
wide, wider, widest, width, broad, broader, spacious, roomy, ample room | geniş, genişlik, genişliğ, ferah, enli
narrow, narrower, cramped, poky, tight space, no room to move | dar, daracık, darlık, sıkışık, sıkışığ

# rich or poor
rich, richer, wealthy, well off, affluent, well-to-do, moneyed | zengin, varlıklı, hali vakti yerinde, zenginlik, parası bol
poor, poorer, needy, hard up, low-income, underprivileged, poverty, disadvantaged, badly off, can not make ends meet, broke | yoksul, fakir, fakr, muhtaç, muhtac, dar gelirli, geçim sıkıntısı, meteliksiz, beş parasız

# bright or dark room
bright, brighter, well-lit, airy, lots of light, natural light, sunny | aydınlık, aydınlığ, ışık alan, güneş alan, ferah, iç açıcı
dark, darker, darkness, dim, gloomy, poorly lit | karanlık, karanlığ, loş, kasvetli, ışık almayan

# crowded or deserted
crowded, overcrowded, packed with people, busy place | kalabalık, kalabalığ, hıncahınç, izdiham
deserted, not crowded, not many people, hardly anyone | tenha, ıssız, kalabalık değil

#~ further qualities
famous, well-known, known for | ünlü, meşhur, tanınmış
popular, in demand, sought-after, favourite, favorite | popüler, rağbet, revaçta, gözde, sevilen
modern, contemporary, cutting-edge, state of the art | modern, çağdaş, son teknoloji
separate, separately, apart, individually, one by one, one at a time | ayrı ayrı, tek tek, bir bir, teker teker, birer birer, münferit, ayrıca
unnecessary, needless, pointless, no need, for no reason, uncalled for, in vain, for nothing | gereksiz, lüzumsuz, gerek yok, boş yere, boşuna, yersiz, boşu boşuna, nafile
`
