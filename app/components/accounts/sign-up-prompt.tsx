import { useLocation } from 'react-router'
import { signUpPromptCopy } from '#app/config/copy/sign-up-prompt.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface Props {
  /** The action the guest attempted. */
  variant: 'practice' | 'bookmark' | 'mock-test' | 'general'
  isOpen: boolean
  onClose: () => void
}

/** Asks a guest to sign up, and returns them to this page afterwards. */
export function SignUpPrompt({ variant, isOpen, onClose }: Props) {
  const copy = useCopy(signUpPromptCopy)
  const { pathname, search } = useLocation()
  const back = `?redirectTo=${encodeURIComponent(pathname + search)}`
  const { title, text } = copy[variant]
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <p>{text}</p>
      <p className="mt-2 text-15 text-soft">{copy.price}</p>
      <div className="mt-6 flex flex-col gap-3 md:flex-row">
        <ButtonLink to={`/signup${back}`} className="md:flex-1">
          {copy.create}
        </ButtonLink>
        <ButtonLink to={`/login${back}`} look="secondary" className="md:flex-1">
          {copy.logIn}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
