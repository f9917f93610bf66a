import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, personal, plain } from '../kernel/event-fields'

const operationsSubject = 'person_id'

/** `person_id`: owner of the address: a user, an employee, or a client. */
const delivery = { delivery_id: id(), person_id: id() }

export const deliveryPlaces = ['outbox', 'smtp'] as const

/** Version 1 is older than notices. */
const beforeNotices = (data: Record<string, unknown>) => ({
  ...data,
  record_id: null,
  notice: false,
})

/** Why a mail is not sent: its reader turned it off, or it is part of the mail of the day. */
export const withheldReasons = ['off', 'digest'] as const

/** One mail to one person: stream `delivery-{id}`, in its subject's workspace. */
export const deliveryEvents = {
  /** A mail is to be sent. `about` is the event that requested it; a report has a day instead. */
  DeliveryIntended: event('DeliveryIntended', {
    v: 2,
    subject: operationsSubject,
    data: z.object({
      ...delivery,
      kind: z.enum(['mail']),
      template: plain(60),
      to: personal.text(),
      about: z.object({ stream: plain(200), revision: count(), event_id: id() }).nullable(),
      day: day().nullable(),
      /** The record that the mail is about, if the mail says so. */
      record_id: id().nullable(),
      /** It is also a notice in the list of its reader. */
      notice: z.boolean(),
    }),
    upcast: { 1: beforeNotices },
  }),
  /**
   * A worker contacts a mail server; without an outcome it is unknown whether the server took the
   * mail.
   */
  DeliveryAttempted: event('DeliveryAttempted', {
    v: 1,
    subject: operationsSubject,
    data: z.object({ ...delivery, at: instant() }),
  }),
  DeliverySucceeded: event('DeliverySucceeded', {
    v: 1,
    subject: operationsSubject,
    data: z.object({ ...delivery, where: z.enum(deliveryPlaces), message_id: plain() }),
  }),
  /** The mail server was away or asked to wait: nothing was sent, and it is tried again. */
  DeliveryDeferred: event('DeliveryDeferred', {
    v: 1,
    subject: operationsSubject,
    data: z.object({ ...delivery, reason: personal.text(1000) }),
  }),
  DeliveryFailed: event('DeliveryFailed', {
    v: 1,
    subject: operationsSubject,
    data: z.object({ ...delivery, reason: personal.text(1000) }),
  }),
  /**
   * An attempt ended without an answer. It is not repeated automatically, because the mail may have
   * arrived.
   */
  DeliveryLost: event('DeliveryLost', {
    v: 1,
    subject: operationsSubject,
    data: z.object({ ...delivery, reason: personal.text(1000) }),
  }),
  /** Its reader does not want it as a mail of its own. */
  DeliveryWithheld: event('DeliveryWithheld', {
    v: 1,
    subject: operationsSubject,
    data: z.object({ ...delivery, why: z.enum(withheldReasons) }),
  }),
  /** A person had it sent again, with the same Message-ID. */
  DeliveryResent: event('DeliveryResent', {
    v: 1,
    subject: operationsSubject,
    data: z.object(delivery),
  }),
}

/**
 * An event that a projection failed on and an operator removed from its tables: stream
 * `skip-{event_id}`, in the event's workspace.
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
