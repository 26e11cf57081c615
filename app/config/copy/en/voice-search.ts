/** The microphone of the search box, which loads later than the practice list. */
export const voiceSearch = {
  start: 'Search by voice',
  listening: 'Listening. Say a title or a topic. Your browser may send your voice to its maker.',
  unsupported: 'Voice search is not supported in this browser',
}
