/** Most active tokens of a person in a company, and of a service account. */
export const MOST_TOKENS = 50

/** Most service accounts of a company. */
export const MOST_SERVICE_ACCOUNTS = 100

/** Most networks that a token names. */
export const MOST_NETWORKS = 20

/** Days for which a token works, at first and at most. */
export const TOKEN_DAYS = { first: 90, most: 365 } as const
