import { expect, test } from 'vitest'
import { englishSounds, englishToRead } from './english-sounds.ts'

// What eSpeak says of a word, the dictionary's way of writing it, and a Turkish reader's.
test.each([
  ['lease', 'l_ˈiː_s', 'ˈliːs', 'liis'],
  ['bulk billing', 'b_ˈʌ_l_k b_ˈɪ_l_ɪ_ŋ', 'ˈbʌlk ˈbɪlɪŋ', 'balk bi-ling'],
  ['bond', 'b_ˈɒ_n_d', 'ˈbɒnd', 'bond'],
  ['company', 'k_ˈʌ_m_p_ə_n_ɪ', 'ˈkʌmpəni', 'kam-pı-ni'],
  ['sole trader', 's_ˈəʊ_l t_ɹ_ˈeɪ_d_ɐ', 'ˈsəʊl ˈtreɪdə', 'soul trey-dı'],
  ['partnership', 'p_ˈɑː_t_n_ə_ʃ_ˌɪ_p', 'ˈpɑːtnəʃɪp', 'paat-nı-şip'],
  ['financial year', 'f_aɪ_n_ˈæ_n_ʃ_əl j_ˈiə', 'faɪˈnænʃəl ˈjɪə', 'fay-nen-şıl yiı'],
  ['nurse', 'n_ˈɜː_s', 'ˈnɜːs', 'nöös'],
  ['Thursday', 'θ_ˈɜː_z_d_eɪ', 'ˈθɜːzdeɪ', 'tööz-dey'],
  ['the law', 'ð_ə l_ˈɔː', 'ðə ˈlɔː', 'dı loo'],
  ['witness', 'w_ˈɪ_t_n_ə_s', 'ˈwɪtnəs', 'wit-nıs'],
  ['vest', 'v_ˈɛ_s_t', 'ˈvest', 'vest'],
  ['year', 'j_ˈiə', 'ˈjɪə', 'yiı'],
  ['care', 'k_ˈeə', 'ˈkeə', 'keı'],
  ['insurer', 'ɪ_n_ʃ_ˈɔː_ɹ_ɐ', 'ɪnˈʃɔːrə', 'in-şoo-rı'],
  ['security', 's_ɪ_k_j_ˈɔː_ɹ_ɪ_t_ɪ', 'sɪˈkjʊərɪti', 'si-kyuı-ri-ti'],
  ['jury', 'dʒ_ˈɔː_ɹ_ɪ', 'ˈdʒʊəri', 'cuı-ri'],
  ['power', 'p_ˈaʊ_ɐ', 'ˈpaʊə', 'pau-ı'],
  ['bank', 'b_ˈæ_ŋ_k', 'ˈbæŋk', 'benk'],
  ['income', 'ˈɪ_ŋ_k_ʌ_m', 'ˈɪŋkʌm', 'in-kam'],
  ['bookkeeper', 'b_ˈʊ_k_k_iː_p_ɐ', 'ˈbʊkkiːpə', 'buk-kii-pı'],
  ['judge', 'dʒ_ˈʌ_dʒ', 'ˈdʒʌdʒ', 'cac'],
  ['child support', 'tʃ_ˈaɪ_l_d s_ə_p_ˈɔː_t', 'ˈtʃaɪld səˈpɔːt', 'çayld sı-poot'],
  ['measure', 'm_ˈɛ_ʒ_ɐ', 'ˈmeʒə', 'me-jı'],
  ['employee', 'ɪ_m_p_l_ˈɔɪ_iː', 'ɪmˈplɔɪiː', 'im-ploy-ii'],
  ['mould', 'm_ˈəʊ_l_d', 'ˈməʊld', 'mould'],
  ['account', 'ɐ_k_ˈaʊ_n_t', 'əˈkaʊnt', 'ı-kaunt'],
  ['loan', 'l_ˈəʊ_n', 'ˈləʊn', 'loun'],
  ['visa', 'v_ˈiː_z_ɐ', 'ˈviːzə', 'vii-zı'],
  ['business', 'b_ˈɪ_z_n_ə_s', 'ˈbɪznəs', 'biz-nıs'],
  ['sinking fund', 's_ˈɪ_ŋ_k_ɪ_ŋ f_ˈʌ_n_d', 'ˈsɪŋkɪŋ ˈfʌnd', 'sin-king fand'],
  ['treasurer', 't_ɹ_ˈɛ_ʒ_ə_ɹ_ɐ', 'ˈtreʒərə', 'tre-jı-rı'],
  ['exclude', 'ɪ_k_s_k_l_ˈuː_d', 'ɪksˈkluːd', 'iks-kluud'],
  ['strata', 's_t_ɹ_ˈɑː_t_ɐ', 'ˈstrɑːtə', 'straa-tı'],
  ['question', 'k_w_ˈɛ_s_tʃ_ə_n', 'ˈkwestʃən', 'kwes-çın'],
  ['uniform', 'j_ˈuː_n_ɪ_f_ˌɔː_m', 'ˈjuːnɪfɔːm', 'yuu-ni-foom'],
  ['letter of offer', 'l_ˈɛ_t_ɐ_ɹ ɒ_v ˈɒ_f_ɐ', 'ˈletər ɒv ˈɒfə', 'le-tır ov o-fı'],
  ['hospital', 'h_ˈɒ_s_p_ɪ_t_əl', 'ˈhɒspɪtəl', 'ho-spi-tıl'],
  ['enquiry', 'ɪ_ŋ_k_w_ˈaɪə_ɹ_ɪ', 'ɪŋˈkwaɪəri', 'in-kway-ı-ri'],
])('%s', (text, espeak, ipa, said) => {
  expect(englishSounds(espeak, text)).toEqual({ ipa, said })
})

test.each([
  // A second stress comes only before the main one, and not right before it.
  ['nominate', 'n_ˈɒ_m_ɪ_n_ˌeɪ_t', 'ˈnɒmɪneɪt', 'no-mi-neyt'],
  ['registration', 'ɹ_ˌɛ_dʒ_ɪ_s_t_ɹ_ˈeɪ_ʃ_ə_n', 'ˌredʒɪˈstreɪʃən', 're-ci-strey-şın'],
  ['indemnity', 'ˌɪ_n_d_ˈɛ_m_n_ɪ_t_ɪ', 'ɪnˈdemnɪti', 'in-dem-ni-ti'],
  ['prerequisite', 'p_ɹ_ˌiː_ɹ_ˈɛ_k_w_ɪ_s_ˌɪ_t', 'ˌpriːˈrekwɪsɪt', 'prii-re-kwi-sit'],
  // Small words have none.
  ["have one's say", 'h_æ_v w_ˈɒ_n_z s_ˈeɪ', 'hæv wʌnz ˈseɪ', 'hev wanz sey'],
  ["someone's pay", 's_ˈʌ_m_w_ɒ_n_z p_ˈeɪ', 'ˈsʌmwʌnz ˈpeɪ', 'sam-wanz pey'],
  ['won', 'w_ˈɒ_n', 'ˈwɒn', 'won'],
  ['be in the red', 'b_ˈiː ˈɪ_n ð_ˈə ɹ_ˈɛ_d', 'biː ɪn ðə ˈred', 'bii in dı red'],
  ['in the event of', 'ˈɪ_n ð_ˈə ɪ_v_ˈɛ_n_t ˈɒ_v', 'ɪn ðɪ ɪˈvent ɒv', 'in di i-vent ov'],
  ['member of a couple', 'm_ˈɛ_m_b_ɐ ˈɒ_v ˈeɪ k_ˈʌ_p_əl', 'ˈmembər ɒv ə ˈkʌpəl', 'mem-bır ov ı ka-pıl'],
  ['ask for an act', 'ˈɑː_s_k f_ˈɔː ˈæ_n ˈæ_k_t', 'ˈɑːsk fɔːr ən ˈækt', 'aask foor ın ekt'],
  [
    'be admitted to hospital',
    'b_ˈiː ɐ_d_m_ˈɪ_t_ɪ_d t_ˈuː h_ˈɒ_s_p_ɪ_t_əl',
    'biː ədˈmɪtɪd tə ˈhɒspɪtəl',
    'bii ıd-mi-tid tı ho-spi-tıl',
  ],
  ['move in', 'm_ˈuː_v ˈɪ_n', 'ˈmuːv ˈɪn', 'muuv in'],
  // An r links only where it is written.
  ['visa office', 'v_ˈiː_z_ɐ_ɹ ˈɒ_f_ɪ_s', 'ˈviːzə ˈɒfɪs', 'vii-zı o-fis'],
  ['care order', 'k_ˈeə_ɹ ˈɔː_d_ɐ', 'ˈkeər ˈɔːdə', 'keır oo-dı'],
  ['fire and theft', 'f_ˈaɪə__ æ_n_d θ_ˈɛ_f_t', 'ˈfaɪər ænd ˈθeft', 'fay-ır end teft'],
  ['pre-approval', 'p_ɹ_ˈiː ɐ_p_ɹ_ˈuː_v_əl', 'ˈpriː əˈpruːvəl', 'prii ı-pruu-vıl'],
  // Stress on -ee, and odd words.
  ['nominee', 'n_ˈɒ_m_ɪ_n_ˌiː', 'ˌnɒmɪˈniː', 'no-mi-nii'],
  ['trustee', 't_ɹ_ˈʌ_s_t_iː', 'trʌˈstiː', 'tra-stii'],
  ['free', 'f_ɹ_ˈiː', 'ˈfriː', 'frii'],
  ['underwriter', 'ˌʌ_n_d_ə_ɹ_ˈaɪ_t_ɐ', 'ˈʌndəraɪtə', 'an-dı-ray-tı'],
  ['lead', 'l_ˈiː_d', 'ˈliːd', 'liid'],
  ['lead apron', 'l_ˈiː_d ˈeɪ_p_ɹ_ə_n', 'ˈled ˈeɪprən', 'led ey-prın'],
  // Where eSpeak counts other words, it is left alone.
  ['PayID', 'p_ˈeɪ aɪ_d_ˈiː', 'ˈpeɪ aɪˈdiː', 'pey ay-dii'],
])('eSpeak is corrected: %s', (text, espeak, ipa, said) => {
  expect(englishSounds(espeak, text)).toEqual({ ipa, said })
})

test.each([
  ['NDIS plan', 'en dee eye ess plan'],
  ['ACCC', 'eigh triple see'],
  ['work-related', 'work related'],
  ["women's refuge", "women's refuge"],
  ['SWIFT code', 'swift code'],
])('eSpeak gets %s as “%s”', (written, read) => {
  expect(englishToRead(written)).toBe(read)
})
