export const en = {
  title: 'Terms of service',
  back: 'Back to sign-up',
  run: 'Your company, or an operator that it chose, runs this Workledger. They decide who may use it, and they answer for its data.',
  parts: [
    [
      'What is stored',
      'Workledger records each of your changes with your name and the time. A record cannot be altered afterwards. Personal data in it is encrypted with a key of your own. Once that key is destroyed, the data is unreadable.',
    ],
    [
      'What we expect of you',
      'Keep your password to yourself. Enter what is true. Open only what your work needs.',
    ],
    [
      'The software',
      'Workledger is free software under the GNU Affero General Public License, version 3. It comes without warranty, as far as the law allows.',
    ],
  ],
}
