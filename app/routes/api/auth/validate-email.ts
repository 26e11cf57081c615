import { endpoint } from '#app/http/endpoint.server.ts'
import { checkAvailability } from '#app/http/sign-in/availability.server.ts'
import { EmailSchema } from '#app/models/accounts/account-form.ts'
import { isEmailTaken } from '#app/models/accounts/user.server.ts'
import type { Route } from './+types/validate-email.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  GET: ({ url, context }) =>
    checkAvailability({
      context,
      value: url.searchParams.get('value') ?? '',
      schema: EmailSchema,
      isTaken: isEmailTaken,
      field: 'email',
      taken: 'emailTaken',
    }),
})

export { handle as loader, handle as action }
