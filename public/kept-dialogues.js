// On the offline page: links to the dialogues that this session's account keeps on this device
// (app/components/browser-storage/kept-dialogues.ts).
async function listKept() {
  const place = document.getElementById('kept')
  if (!place || !('caches' in window)) return
  const [, owner] = /(?:^|; )kopru_owner=([^;]+)/.exec(document.cookie) ?? []
  const name = `kopru/kept/${owner}`
  if (!owner || !(await caches.has(name))) return
  const list = place.querySelector('ul')
  const found = await (await caches.open(name)).match('/kept-dialogues.json')
  for (const { title, path } of found ? await found.json() : []) {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  place.hidden = list.children.length === 0
}
void listKept()
