import { html } from '../kernel/http/html'
import { type OutsideLanguage, outsidePage, type Sender } from '../kernel/http/outside-page'

interface TermsWords {
  name: string
  title: string
  back: string
  run: string
  parts: readonly (readonly [heading: string, text: string])[]
}

const termsWords: Readonly<Record<OutsideLanguage, TermsWords>> = {
  en: {
    name: 'English',
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
  },
  ar: {
    name: 'العربية',
    title: 'شروط الخدمة',
    back: 'العودة إلى التسجيل',
    run: 'تدير شركتك، أو مشغّل اختارته، هذه النسخة من Workledger. وهي التي تقرر من يستخدمها، وهي المسؤولة عن بياناتها.',
    parts: [
      [
        'ما الذي يُحفظ',
        'يسجّل Workledger كل تغيير تجريه مع اسمك ووقته، ولا يمكن تعديل السجل بعد ذلك. البيانات الشخصية فيه مشفّرة بمفتاح خاص بك، وإذا أُتلف هذا المفتاح لم تعد قابلة للقراءة.',
      ],
      [
        'ما الذي نتوقعه منك',
        'احتفظ بكلمة مرورك لنفسك. أدخل ما هو صحيح. ولا تفتح إلا ما يحتاجه عملك.',
      ],
      [
        'البرنامج',
        'Workledger برنامج حر بموجب رخصة غنو أفيرو العمومية، الإصدار 3. ويُقدَّم دون ضمان في حدود ما يسمح به القانون.',
      ],
    ],
  },
}

/** Returns the terms of service, to which people agree when they sign up. */
export function termsPage(language: OutsideLanguage, sender: Sender): string {
  const { title, back, run, parts } = termsWords[language]

  const body = html`<p><a class="back" href="/signup">${back}</a></p>
<article class="prose"><h1>${title}</h1>
<p>${run}</p>
${parts.map(([heading, text]) => html`<h2>${heading}</h2><p>${text}</p>`)}</article>`

  return outsidePage({
    language,
    sender,
    title: `${title} · ${sender.name}`,
    about: run,
    body,
    languages: { en: termsWords.en.name, ar: termsWords.ar.name },
  })
}
