// Which packages the server's bundle takes in: pure JavaScript that would otherwise be read from hundreds of files at each
// start. Never copyleft, nothing with native parts, and nothing that must be one copy for bundle and tests (React and its
// router, which also choose their production build at run time; pg; Prisma).
export const IN_SERVER_BUNDLE = [
  /^@aws-sdk\//,
  /^@aws\//,
  /^@smithy\//,
  /^@conform-to\//,
  /^@mux\/mux-node/,
  /^@remix-run\//,
  // What remix-auth-oauth2 is made of.
  /^@edgefirst-dev\//,
  /^@mjackson\//,
  /^@oslojs\//,
  'arctic',
  'fflate',
  'jose',
  'lucide-react',
  'nodemailer',
  'openai',
  /^openai\//,
  /^remix-auth/,
  // sirv and what it is made of.
  '@polka/url',
  'mrmime',
  'sirv',
  /^totalist/,
  'stripe',
  'ts-fsrs',
  'zod',
  /^zod\//,
]
