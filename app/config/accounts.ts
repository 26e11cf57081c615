/** The cookie that holds a session id. */
export const SESSION_COOKIE_NAME = 'kopru_session'
