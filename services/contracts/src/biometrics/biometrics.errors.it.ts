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
  'punch_import.file':
    'Questo non è l’attlog.dat di un dispositivo. Scegli il file di testo che il dispositivo scrive su una chiavetta USB.',
  'punch_import.empty': 'Il file non contiene timbrature.',
  'punch_import.too_many':
    'Il file è troppo grande: al massimo {rows} righe di {characters} caratteri.',
  'punch_import.other_device': 'Il file è del dispositivo {serial}. Scegli quel dispositivo.',
  'punch_import.not_a_punch':
    'La riga non è una timbratura: prima vengono un PIN, una tabulazione e un orario.',
  'punch_import.cut': 'L’ultima riga è troncata.',
  'punch_import.pin': 'Il PIN non ha da 1 a 24 lettere o cifre.',
  'punch_import.time': 'L’orario non è scritto come AAAA-MM-GG HH:MM:SS.',
  'punch_import.no_person':
    'In quel momento il PIN non apparteneva a nessuno su questo dispositivo.',
  'punch_import.future': 'La timbratura è nel futuro.',
  'punch_import.too_old': 'La timbratura ha più di 400 giorni.',
  'punch_import.own': 'La tua paga dipende da queste tue ore. Le importa un’altra persona.',
  'punch_import.running_still': 'Questa importazione è ancora in corso. Annullala quando è finita.',
})
