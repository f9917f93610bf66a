/** Most active tokens of a person in a company, and of a service account. */
export const MOST_TOKENS = 50

/** Most service accounts of a company. */
export const MOST_SERVICE_ACCOUNTS = 100

/** Most networks that a token names. */
export const MOST_NETWORKS = 20

/** Most endpoints of a company. */
export const MOST_WEBHOOKS = 50

/** Most names of events that an endpoint chooses. */
export const MOST_WEBHOOK_TYPES = 300

/** Hours for which a former secret signs too. */
export const SECRET_OVERLAP_HOURS = 24

/** Days for which deliveries are kept. */
export const DELIVERY_DAYS = 30

/** Days for which a delivery is tried. */
export const DELIVERY_TRIED_DAYS = 3

/** Days for which a token works, at first and at most. */
export const TOKEN_DAYS = { first: 90, most: 365 } as const

/** Most channels of other tools that a company tells. */
export const MOST_CHAT_CHANNELS = 30
