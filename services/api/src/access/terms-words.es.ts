import type { en } from './terms-words.en'

export const es: typeof en = {
  title: 'Condiciones del servicio',
  back: 'Volver al registro',
  run: 'Tu empresa, o un operador elegido por ella, lleva este Workledger. Ellos deciden quién puede usarlo y responden de sus datos.',
  parts: [
    [
      'Qué se guarda',
      'Workledger registra cada uno de tus cambios con tu nombre y la hora. Un registro no se puede alterar después. Los datos personales que contiene están cifrados con una clave propia tuya. Una vez destruida esa clave, los datos son ilegibles.',
    ],
    [
      'Qué esperamos de ti',
      'No des tu contraseña a nadie. Introduce lo que es cierto. Abre solo lo que necesita tu trabajo.',
    ],
    [
      'El software',
      'Workledger es software libre bajo la GNU Affero General Public License, versión 3. Se ofrece sin garantía, en la medida en que lo permite la ley.',
    ],
  ],
}
