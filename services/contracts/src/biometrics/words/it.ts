import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    device: 'Dispositivo biometrico',
    'device-serial': 'Numero di serie di un dispositivo',
    punches: 'Timbrature',
  },
  tables: {
    device_registrations: 'Registrazioni ai dispositivi',
  },
  fields: {
    at: 'Ora',
    created_at: 'Aggiunto il',
    deployed_at: 'In servizio dal',
    device: 'Dispositivo',
    device_id: 'Dispositivo',
    device_revision: 'Revisione del dispositivo',
    device_time: 'Ora del dispositivo',
    done: 'Fatto',
    drift: 'Ritardo dell’orologio in secondi',
    enrolled: 'Biometria acquisita',
    enrolled_by: 'Acquisita da',
    first_at: 'Prima chiamata',
    has_key: 'Chiave',
    last_at: 'Ultima chiamata',
    last_checkin: 'Ultimo contatto',
    network: 'Indirizzo di rete',
    others: 'Altri',
    pin: 'PIN sul dispositivo',
    punches: 'Timbrature',
    received_at: 'Ricevuta il',
    registered: 'Persone registrate',
    registration_id: 'Registrazione',
    registrations: 'Registrazioni',
    serial_no: 'Numero di serie',
    unpaired: 'Senza turno',
    unread_lines: 'Righe illeggibili',
    verify: 'Verifica con',
  },
  columns: {
    devices: {
      name: 'Nome del dispositivo',
      reads_keys: 'Legge le chiavi',
    },
    'device-registrations': {
      problem: 'Problema',
    },
  },
  values: {
    any: 'Qualsiasi',
    back: 'Rientro da una pausa',
    break: 'Pausa',
    face: 'Volto',
    finger: 'Dito',
    in: 'Entrata',
    out: 'Uscita',
    palm: 'Palmo',
  },
} satisfies WordsLike<typeof english>
