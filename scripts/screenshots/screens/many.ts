import { query } from '../../../tests/e2e/accounts.ts'
import type { Screen } from '../stage.ts'

/** How many dialogues the library is to carry. */
const MANY = 150

/** Fills the library with copies, on the server where no other screen shows it. */
async function fillLibrary(): Promise<void> {
  await query(
    `INSERT INTO dialogues (title, title_tr, hook, hook_tr, description, description_tr, level, topic, duration,
       transcript, access_level, updated_at)
     SELECT title || ' ' || copy, title_tr || ' ' || copy, hook, hook_tr, description, description_tr, level, topic,
       duration, transcript, access_level, now()
     FROM dialogues, generate_series(2, 20) AS copy
     WHERE slug IS NOT NULL AND NOT is_mock_test_candidate AND NOT EXISTS (SELECT 1 FROM dialogues WHERE title LIKE '% 2')
     ORDER BY copy LIMIT $1 - (SELECT count(*)::int FROM dialogues WHERE NOT is_mock_test_candidate)`,
    [MANY],
    'recogniser',
  )
}

const here = { server: 'recogniser', before: fillLibrary } as const

export const MANY_DIALOGUES: Screen[] = [
  { name: 'library-many', path: '/practice', who: 'paying', ...here },
  { name: 'library-many-free', path: '/practice', who: 'own', ...here },
  { name: 'library-many-topic', path: '/practice?topic=Housing', who: 'paying', ...here },
  { name: 'library-many-searched', path: '/practice?q=the', who: 'paying', ...here },
  { name: 'admin-dialogues-many', path: '/admin/dialogues', who: 'admin', ...here },
  { name: 'admin-insight-many', path: '/admin/insight', who: 'admin', ...here },
]
