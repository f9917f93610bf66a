/** What the interface calls an event, in a document that is read outside of it. */
export type EventName = readonly [english: string, arabic: string]

/** The names of all of these events; one that is missing does not compile. */
export type EventWords<Events> = { readonly [Type in keyof Events]: EventName }
