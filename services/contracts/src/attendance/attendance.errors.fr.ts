import { errorWords } from '../kernel/errors'
import type { attendanceErrors } from './attendance.errors'

export const attendanceErrorsFr = errorWords<'fr', typeof attendanceErrors>()({
  'attendance.already_in': 'Vous avez déjà pointé votre arrivée.',
  'attendance.not_in': 'Vous n’avez pas pointé votre arrivée.',
  'attendance.forgotten':
    'Vous avez pointé votre arrivée il y a plus de {hours} h. Proposez l’heure de votre départ.',
  'attendance.on_break': 'Vous êtes déjà en pause.',
  'attendance.not_on_break': 'Vous n’êtes pas en pause.',
  'attendance.most_breaks': 'Une plage compte au plus {most} pauses.',
  'attendance.ended': 'Cette plage est terminée. Proposez une correction.',
  'attendance.running': 'Cette plage est encore en cours. Pointez d’abord le départ.',
  'attendance.deleted': 'Cette plage a été supprimée.',
  'attendance.too_short': 'Une plage dure au moins une seconde.',
  'attendance.too_long': 'Une plage dure au plus 24 heures.',
  'attendance.longer_than_rule': 'Votre entreprise autorise des plages de {hours} h au plus.',
  'attendance.too_old': 'Vous ne pouvez pas choisir une heure remontant à plus de 10 ans.',
  'attendance.end_before_start': 'La fin précède le début.',
  'attendance.overlaps': 'Il existe déjà une présence dans cet intervalle.',
  'attendance.future': 'Vous ne pouvez pas choisir une heure future',
  'attendance.date': 'La date est obligatoire.',
  'attendance.time': 'L’heure est obligatoire.',
  'attendance.entry': 'Choisissez la plage.',
  'attendance.decision': 'Approuvez ou refusez, l’un des deux.',
  'attendance.hours_limit': 'Entre 1 et 24 heures.',
  'attendance.rules_rising':
    'Chaque palier demande plus d’heures de travail et une pause plus longue que le précédent.',
  'attendance.break_order': 'Une pause finit après son début et les pauses ne se chevauchent pas.',
  'attendance.break_outside': 'Une pause doit se situer dans sa plage.',
  'attendance.nothing_changed': 'La plage a déjà ces horaires.',
  'attendance.correction_pending': 'Une correction de cette plage attend une décision.',
  'attendance.correction_decided': 'La décision sur cette correction est déjà prise.',
  'attendance.changed_since':
    'La plage a changé depuis cette proposition. Refusez-la et demandez une nouvelle proposition.',
  'attendance.own_typed':
    'Votre paie ou vos congés dépendent de ce temps. Proposez une correction ; {name} peut en décider.',
  'attendance.own': 'Vous ne pouvez pas décider de votre propre correction.',
  'attendance.rules_too_far': 'Vous ne pouvez pas choisir un jour éloigné de plus de 10 ans.',
  'attendance.rules_too_many': 'Il existe déjà 100 versions des règles.',
  'attendance.elsewhere':
    'Votre entreprise n’autorise le pointage que depuis ses propres réseaux. Connectez-vous à l’un d’eux, ou proposez une correction.',
  'attendance.position_needed':
    'Votre entreprise n’autorise le pointage que dans ses lieux. Partagez votre position, arrondie à environ 100 m et supprimée après {days, plural, one {# jour} other {# jours}}.',
  'attendance.outside':
    'Vous n’êtes dans aucun lieu d’où votre entreprise autorise le pointage. Rendez-vous dans l’un d’eux, ou proposez une correction.',
  'attendance.inaccurate':
    'Votre appareil ne connaît sa position qu’à {metres} m près. Activez le Wi-Fi et les services de localisation puis réessayez, ou proposez une correction.',
  'attendance.place_twice': 'Chaque lieu doit avoir son propre nom.',
  'attendance.network_form':
    'Saisissez une adresse ou un réseau en notation CIDR, par exemple 203.0.113.0/24.',
  'kiosk.name': 'Saisissez un nom pour la borne.',
  'kiosk.most': 'Une entreprise a au plus {most} bornes de pointage.',
  'kiosk.pin': 'Un code PIN comporte 4 à 8 chiffres.',
  'kiosk.weak_pin':
    'Ce code PIN est facile à deviner. Choisissez des chiffres qui ne se répètent pas et ne se suivent pas.',
  'kiosk.own_number': 'Choisissez un code PIN différent de votre matricule.',
  'kiosk.no_number': 'Vous n’avez pas encore de matricule. Demandez-le à un administrateur.',
  'kiosk.no_pin': 'Cette personne n’a pas de code PIN pour les bornes.',
  'kiosk.code': 'Ce lien a déjà servi ou a expiré. Créez-en un nouveau dans la console.',
  'kiosk.token': 'Cette tablette n’est pas associée. Demandez un nouveau lien à un administrateur.',
  'kiosk.paused':
    'Trop de codes PIN erronés ont été saisis sur cette borne. Elle fonctionnera de nouveau plus tard.',
  'kiosk.wrong':
    'Le matricule et le code PIN ne correspondent pas, ou le code est bloqué. Après cinq essais erronés, il est bloqué 15 minutes, puis plus longtemps.',
})
