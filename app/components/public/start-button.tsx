import { publicCopy } from '#app/config/copy/public.ts'
import { SIGN_UP_PATH } from '#app/config/navigation.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The start button of a sticky header; smaller on the narrowest phones. */
export function StartButton() {
  const { startPractice } = useCopy(publicCopy)
  return (
    <ButtonLink
      to={SIGN_UP_PATH}
      className="ml-2 px-4! whitespace-nowrap max-[24rem]:ml-0 max-[24rem]:px-2! max-[24rem]:text-13!"
    >
      {startPractice}
    </ButtonLink>
  )
}
