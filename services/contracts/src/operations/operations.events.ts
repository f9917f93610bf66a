import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, personal, plain } from '../kernel/event-fields'

const subject = 'person_id'

/** `person_id`: whose address it is: a user, an employee, or a client. */
const delivery = { delivery_id: id(), person_id: id() }

export const deliveryPlaces = ['outbox', 'smtp'] as const

/** One mail to one person: stream `delivery-{id}`, in the workspace of what it is about. */
export const deliveryEvents = {
  /** It is to be sent. `about` is the event that asked for it; a report has a day instead. */
  DeliveryIntended: event('DeliveryIntended', {
    v: 1,
    subject,
    data: z.object({
      ...delivery,
      kind: z.enum(['mail']),
      template: plain(60),
      to: personal.text(),
      about: z.object({ stream: plain(200), revision: count(), event_id: id() }).nullable(),
      day: day().nullable(),
    }),
  }),
  /**
   * A mail server is being asked from here on; without an outcome nobody knows whether it took the
   * mail.
   */
  DeliveryAttempted: event('DeliveryAttempted', {
    v: 1,
    subject,
    data: z.object({ ...delivery, at: instant() }),
  }),
  DeliverySucceeded: event('DeliverySucceeded', {
    v: 1,
    subject,
    data: z.object({ ...delivery, where: z.enum(deliveryPlaces), message_id: plain() }),
  }),
  /** The mail server was not reached or asked to wait: nothing was sent, it is tried again. */
  DeliveryDeferred: event('DeliveryDeferred', {
    v: 1,
    subject,
    data: z.object({ ...delivery, reason: personal.text(1000) }),
  }),
  DeliveryFailed: event('DeliveryFailed', {
    v: 1,
    subject,
    data: z.object({ ...delivery, reason: personal.text(1000) }),
  }),
  /**
   * An attempt ended without an answer. It is never repeated by itself, for it may have arrived.
   */
  DeliveryLost: event('DeliveryLost', {
    v: 1,
    subject,
    data: z.object({ ...delivery, reason: personal.text(1000) }),
  }),
  /** Somebody had it sent again, with the same Message-ID. */
  DeliveryResent: event('DeliveryResent', { v: 1, subject, data: z.object(delivery) }),
}

/**
 * An event that a projection could not take in and an operator took out of its tables: stream
 * `skip-{event_id}`, where that event stands.
 */
export const skipEvents = {
  ProjectionEventSkipped: event('ProjectionEventSkipped', {
    v: 1,
    data: z.object({
      projection: plain(60),
      stream: plain(200),
      event_id: id(),
      reason: plain(1000),
    }),
  }),
}
