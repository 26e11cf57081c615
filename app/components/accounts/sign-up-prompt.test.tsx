import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SignUpPrompt } from './sign-up-prompt.tsx'

const VARIANTS = {
  practice: 'Practise with a free account',
  bookmark: 'Keep this dialogue for later',
  'mock-test': 'Take a mock test with an account',
  general: 'Keep your progress',
} as const

function render(variant: keyof typeof VARIANTS): string {
  const element = <SignUpPrompt variant={variant} isOpen onClose={() => {}} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/practice?topic=Legal&q=a'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test.each(['practice', 'bookmark', 'mock-test', 'general'] as const)(
  'the prompt %s says why and leads back',
  (variant) => {
    const html = render(variant)
    const back = '?redirectTo=%2Fpractice%3Ftopic%3DLegal%26q%3Da'
    expect(html).toContain(VARIANTS[variant])
    expect(html).toMatch(/<dialog aria-labelledby="([^"]+)"[\s\S]*id="\1"/)
    expect(html).toContain(`href="/signup${back}"`)
    expect(html).toContain('Create Free Account')
    expect(html).toContain(`href="/login${back}"`)
    expect(html).toContain('Log In')
  },
)
