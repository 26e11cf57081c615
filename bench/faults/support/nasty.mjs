// What nobody should send.

/** Markup that must not come back as it is. */
export const MARK = 'k0prufuzz'

export const VALUES = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '999999999999999999999',
  '1e308',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2fetc%2fpasswd',
  '%00',
  '%ff%fe',
  '%',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066İıĞğ',
  '🌉'.repeat(50),
  'x'.repeat(5_000),
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `'-${MARK}()-'`,
  `javascript:${MARK}()`,
  "' OR '1'='1' --",
  "'; SELECT pg_sleep(20); --",
  '{{7*7}}${7*7}<%= 7*7 %>',
  `x\r\nX-${MARK}: 1\r\n\r\n`,
  `x%0d%0aX-${MARK}:%201`,
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:5432/',
  '00000000-0000-0000-0000-000000000000',
  '7d9f2d6e-1111-4222-8333-444455556666',
  'en',
  'tr',
  'monthly',
  'admin',
]

/** Names of fields and queries that the app knows, and some that it must not. */
export const NAMES = [
  'redirectTo', 'token', 'email', 'username', 'password', 'confirmPassword', 'newPassword', 'currentPassword', 'language',
  'q', 'page', 'cursor', 'limit', 'topic', 'level', 'sort', 'type', 'status', 'dialogueId', 'submissionId', 'segmentIndex',
  'transcripts', 'staged', 'recordings', 'audio', 'text', 'notes', 'comment', 'category', 'pageUrl', 'intent', 'id', 'plan',
  'session_id', 'setup_intent', 'state', 'code', 'error', 'mockTestId', 'dialogueSlot', 'timezone', 'confirm', 'title',
  'role', 'userId', 'subscriptionStatus', 'isAdmin', '__proto__', 'constructor', 'a[b][c]', '',
]

export const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']

export const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=UTF-8',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  'audio/webm',
  'application/xml',
  '',
]

/** Headers beside those of a browser. @type {Record<string, string>[]} */
export const HEADERS = [
  {},
  {},
  {},
  { Accept: 'text/html' },
  { Accept: 'application/json' },
  { Range: 'bytes=0-' },
  { Range: 'bytes=99999999-1' },
  { 'If-None-Match': '*' },
  { 'Accept-Language': 'tr,en;q=0.1,*;q=0' },
  { 'Accept-Language': 'x'.repeat(4_000) },
  { 'Accept-Encoding': 'br;q=0, gzip;q=1.0, *' },
  { 'X-Forwarded-For': '1.2.3.4, <script>' },
  { 'X-Forwarded-Host': 'evil.example' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Host: 'evil.example' },
  { Expect: '100-continue' },
  { 'Content-Encoding': 'gzip' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Cookie: 'kopru_session=garbage; kopru_language=<x>' },
  { Referer: `https://evil.example/${MARK}` },
]
