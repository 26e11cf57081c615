import { endpoint } from '#app/http/endpoint.server.ts'
import { checkAvailability } from '#app/http/sign-in/availability.server.ts'
import { UsernameSchema } from '#app/models/accounts/account-form.ts'
import { isUsernameTaken } from '#app/models/accounts/user.server.ts'
import type { Route } from './+types/validate-username.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  GET: ({ url, context, params }) =>
    checkAvailability({
      context,
      value: params.username ?? url.searchParams.get('value') ?? '',
      schema: UsernameSchema,
      isTaken: isUsernameTaken,
      field: 'username',
      taken: 'usernameTaken',
    }),
})

export { handle as loader, handle as action }
