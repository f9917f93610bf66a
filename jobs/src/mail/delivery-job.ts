/** Mails of one company that are sent together. Ids only, no personal data. */
export interface DeliveryJob {
  workspace: string
  deliveries: readonly string[]
}

/** Returns the mails of a job; one of an earlier version has a single `delivery`. */
export const deliveriesOf = (data: DeliveryJob | { delivery: string }): readonly string[] =>
  'delivery' in data ? [data.delivery] : data.deliveries
