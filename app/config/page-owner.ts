/** Sent with every call from a page: the owner that the page was made for (decision 029). */
export const OWNER_HEADER = 'X-Kopru-Owner'
