import { errorWords } from '../kernel/errors'
import type { biometricErrors } from './biometrics.errors'

export const biometricsErrorsIt = errorWords<'it', typeof biometricErrors>()({
  'device.name': 'Inserisci il nome del dispositivo.',
  'device.serial': 'Inserisci il numero di serie.',
  'device.serial_form': 'Un numero di serie ha solo lettere, cifre, - e _.',
  'device.serial_taken': 'Un dispositivo con questo numero di serie è già registrato.',
  'device.serial_fixed':
    'Il numero di serie di un dispositivo non si può cambiare. Aggiungi il nuovo dispositivo, poi elimina il vecchio.',
  'device.office': 'Seleziona la sede.',
  'device.select': 'Seleziona il dispositivo.',
  'device.employee': 'Seleziona il dipendente.',
  'device.network': 'Inserisci un indirizzo di rete, * per qualsiasi, o lascia vuoto.',
  'device.pin': 'Un PIN ha da 1 a 24 lettere o cifre.',
  'device.pin_taken':
    'In quel momento questo PIN appartiene a un altro dipendente. Prima termina quella registrazione.',
  'device.registered': 'Questo dipendente è già registrato al dispositivo.',
  'device.since': 'L’inizio deve cadere negli ultimi 400 giorni.',
  'device.most': 'Un’area di lavoro ha al massimo {most} dispositivi.',
  'device.most_registrations': 'Un dispositivo conserva al massimo {most} registrazioni.',
})
