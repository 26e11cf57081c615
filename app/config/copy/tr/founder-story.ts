/** The founder's story in Turkish: told here, not translated. */
export const founderStory = [
  'Çoğumuz bu işi, adı konmadan çok önce yapıyorduk. Doktorda annemize, bankada teyzemize, okul kapısında komşunun çocuğuna çevirirdik. Kimse bunun bir değeri olduğunu söylemedi. Sonra bir gün okuduk: Avustralya tam da buna beş puan veriyormuş.',
  'Ama iyi Türkçe, iyi İngilizce yetmiyor. Sekiz hafta, üç hafta oluveriyor. “Siz”, ağızdan “sen” diye çıkıyor. Bir havlu, iki dilin arasında kayboluyor. Konuşurken fark etmiyorsun; değerlendirici ediyor.',
  'Köprü’yü bunun için kurdum. Çalışırken hep aynı şey eksikti: hangi kelimenin kaç puana mal olduğunu dürüstçe söyleyen biri. Nereden çıktığı belirsiz bir yüzde değil, rozet değil. Satır satır bakıp itiraz edebileceğin bir döküm.',
  'Köprü sana sınavı vaat etmez. Köprünün nerede tuttuğunu, yarın hangi tahtayı onaracağını gösterir.',
]
