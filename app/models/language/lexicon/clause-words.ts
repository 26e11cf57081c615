/** Words that open a new clause where there is no punctuation. */
export const CLAUSE_OPENERS = {
  en: /^(?:and|but|so|because|cos|if|when|although|though|which|who|while|whereas|yet|however|then|since|once|otherwise|except)$/u,
  tr: /^(?:ve|ama|fakat|ancak|cunku|yoksa|oysa|veya|lakin|halbuki|yani|ayrica|ustelik|sonra|yalniz|hatta)$/u,
} as const

/** A Turkish verb that ends a clause: finite and conditional forms, -ip, -ken, -diginda, -madan, -ince. */
export const TURKISH_CLAUSE_END =
  /^(?!(?:simdi|kendi|haydi|hadi|efendi|yedi|kedi|ciddi|maddi|kredi|adedi|yeni)$)(?:.{2,}(?:yor|[ae]c[ae]k|m[iu]s|m[ae]l[iu])(?:l[ae]r|d[iu]|m[iu]s|[iu]m|s[iu]n[iu]z|[iu]z|d[iu]r|t[iu]r|lard[iu])*|.{2,}(?:(?<=[cfhkpst])t[iu]|(?<![cfhkpst])d[iu])(?:m|k|n[iu]z|l[ae]r)?|.{2,}[iua]r(?:[iu]m|s[iu]n[iu]z|[iu]z|l[ae]r)|.{2,}m[ae]z(?:s[iu]n[iu]z|l[ae]r)?|.{2,}(?:s[ae]k|s[ae]n[iu]z|s[ae]m|rs[ae]|zs[ae])|.{3,}y[iu]n|.{2,}[iu]p|.{2,}rken|.{2,}(?:d[iu]g[iu]|t[iu]g[iu])(?:nd[ae]n?|m[iu]zd[ae]n?|n[iu]zd[ae]n?)|.{2,}m[ae]d[ae]n|.{2,}[iu]nc[ae]|degil|yok|var|gerek(?:iyor|ir)|zorunda(?:s[iu]n[iu]z|y[iu]m|y[iu]z))$/u
