import type { signUpPrompt as en } from '../en/sign-up-prompt.ts'

export const signUpPrompt: typeof en = {
  practice: {
    title: 'Ücretsiz hesapla çalış',
    text: 'Bu diyaloğa başlamak için bir hesap aç. Bütün kayıtların, puanların ve puan dökümlerin saklanır; bir alıştırmadan diğerine neyin düzeldiğini görürsün.',
  },
  bookmark: {
    title: 'Bu diyaloğu sonraya ayır',
    text: 'Diyalogları sonraya ayırmak ve beğenmek için bir hesap aç. Giriş yaptığın her cihazda seni beklerler.',
  },
  'mock-test': {
    title: 'Hesapla deneme sınavına gir',
    text: 'Deneme sınavı, süreye karşı iki diyalogdur ve 90 üzerinden puanlanır. Hesabın, araya bir şey girerse kaldığın yeri, bittiğinde de her sonucu saklar.',
  },
  general: {
    title: 'İlerlemeni sakla',
    text: 'Ücretsiz hesap günlük hedefini ve serini sayar; her puanını ve öğrenmek istediğin her kelimeyi saklar.',
  },
  price: 'Ücretsizdir, kart istemez.',
  create: 'Ücretsiz hesap aç',
  logIn: 'Giriş yap',
}
