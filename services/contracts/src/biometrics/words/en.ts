import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    device: 'Biometric device',
    'device-serial': 'Serial number of a device',
    punches: 'Punches',
  },
  tables: {
    device_registrations: 'Registrations at devices',
  },
  fields: {
    device_id: 'Device',
    device_time: 'Time of the device',
    done: 'Done',
    enrolled_by: 'Enrolled by',
    network: 'Network',
    others: 'Others',
    pin: 'PIN on the device',
    punches: 'Punches',
    registration_id: 'Registration',
    registrations: 'Registrations',
    serial_no: 'Serial number',
    verify: 'Verified by',
  },
  values: {
    any: 'Any',
    back: 'Back from a break',
    break: 'Break',
    face: 'Face',
    finger: 'Finger',
    in: 'In',
    out: 'Out',
    palm: 'Palm',
  },
} as const satisfies Words
