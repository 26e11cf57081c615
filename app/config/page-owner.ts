/** Sent with every call from a page: the owner the page was rendered for (decision 029). */
export const OWNER_HEADER = 'X-Kopru-Owner'
