import type { en } from './evidence-words.en'

export const es: typeof en = {
  title: 'Paquete de evidencias',
  scope: {
    payrun: (name) => `Ciclo de nómina ${name}`,
    leaves: (name) => `Ausencias de ${name}`,
    invoice: (name) => `Factura ${name}`,
    period: (name) => `Eventos registrados ${name} (UTC)`,
  },
  facts: {
    company: 'Empresa',
    made: 'Creado',
    by: 'Por',
    events: 'Eventos',
    head: 'Final del registro',
    chain: 'Cadena del registro',
  },
  intact: 'Verificada, sin hallazgos',
  faulty: 'Hay hallazgos: véase chain.json',
  proof: 'Qué prueba este paquete y qué no',
  proves: [
    'Ejecuta node verify.mjs en esta carpeta. Recalcula el hash de cada evento a partir de su contenido y del hash anterior, y compara cada archivo con files.json.',
    'Un evento que se verifica tiene el contenido, el autor y las horas que el registro encadenó. Los campos personales se encadenan en forma cifrada. El paquete prueba que el registro los recibió y cuándo. De que el texto legible que hay aquí es el cifrado responde solo el servidor que creó el paquete.',
    'Entre dos eventos que no se siguen, el registro tiene eventos que no están en este paquete. Por eso el paquete por sí solo no prueba ni su orden ni que contenga todos los eventos de su ámbito.',
    'Cada evento posterior a la primera clave está firmado por el proceso que lo escribió (signatures.json, keys.json). verify.mjs comprueba las firmas e imprime la clave de firma de la instalación: compárala con la clave que tiene el operador del servidor.',
    'Quien reescriba toda esta carpeta puede hacer que vuelva a encajar. Compara los hashes con anclas guardadas fuera de la base de datos (chain.json tiene las que conoce el servidor) o anota el SHA-256 de files.json que imprime verify.mjs.',
  ],
  withheld: 'Contenido retenido: aquí solo está el enlace.',
  columns: {
    at: 'Cuándo (UTC)',
    who: 'Quién',
    what: 'Qué',
    where: 'Registro',
    position: 'Posición',
  },
  behind: (name) => `sesión iniciada por ${name}`,
  system: 'Workledger',
  unknown: 'Desconocido',
  documents: 'Documentos',
  unprinted: 'no se ha podido imprimir',
  more: (most) => `Aquí están los primeros ${most}; hay más.`,
  none: 'Ninguno',
}
