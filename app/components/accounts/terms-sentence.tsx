import { Link } from '../ui/link.tsx'
import { signUpCopy } from '#app/config/copy/sign-up.ts'
import { useCopy } from '../shell/locale.ts'

const LINK = 'text-accent underline underline-offset-4'

/** What signing up accepts. The texts open in a new tab, so the form keeps its values. */
export function TermsSentence() {
  const copy = useCopy(signUpCopy)
  return (
    <>
      {copy.termsBefore}{' '}
      <Link to="/terms-of-service" target="_blank" className={LINK}>
        {copy.terms}
      </Link>{' '}
      {copy.and}{' '}
      <Link to="/privacy-policy" target="_blank" className={LINK}>
        {copy.privacy}
      </Link>
      {copy.termsAfter}
    </>
  )
}
