// Problems of the field `editor` in pub.md.

import type { Entries } from '../template.ts'

export const editor = {
  'editor-unreadable': {
    en: '{"typed"} as the place of your files → write {meant ? {meant} | github and the name of the repository, with its owner in front: github owner/repository}',
    cs: '{"typed"} místo toho, kde jsou vaše soubory → napište {meant ? {meant} | github a jméno repozitáře i s tím, komu patří: github vlastnik/repozitar}',
  },
  'editor-forge-unknown': {
    en: '{forge}: the editor saves only to GitHub and GitLab → write github owner/repository or gitlab owner/repository, or delete the line',
    cs: '{forge}: editor ukládá jen na GitHub a GitLab → napište github vlastnik/repozitar nebo gitlab vlastnik/repozitar, nebo řádek vynechte',
  },
  'editor-host-unreadable': {
    en: '{"host"} as the address of the sign-in service ≠ https:// and the host name, without a port, a path or anything else → write {meant ? {meant} | via https://login.example after the name of the repository, with the name of your host, or leave out via}',
    cs: '{"host"} místo adresy toho, kdo majitele přihlašuje ≠ https:// a jméno hostitele, bez portu, cesty a čehokoli dalšího → napište {meant ? {meant} | za jméno repozitáře via https://login.example, se jménem svého hostitele, nebo via vynechte}',
  },
  'editor-app-unreadable': {
    en: '{"app"} as the id of an application at GitLab ≠ the 64 letters and digits that GitLab calls Application ID; GitHub has none → copy it from GitLab after app, or leave out app and everything after it and sign in with a token',
    cs: '{"app"} místo čísla aplikace na GitLabu ≠ 64 písmen a číslic, kterým GitLab říká Application ID; GitHub žádné nemá → zkopírujte je z GitLabu za slovo app, nebo app i s tím, co za ním je, vynechte a přihlaste se tokenem',
  },
  'editor-not-installed': {
    en: '{found ? the editor is turned on (editor:), but this copy of agent-pub has its program in version {found} | the editor is turned on (editor:), but this copy of agent-pub does not include its program} ≠ {package} → install agent-pub as a package, which includes the program, or in a checkout run   npm install   with all dependencies, or delete the line editor:',
    cs: '{found ? pub.md chce editor (řádek editor:), ale v této kopii agent-pub je jeho program ve verzi {found} | pub.md chce editor (řádek editor:), ale v této kopii agent-pub jeho program není} ≠ {package} → nainstalujte agent-pub jako balíček, v něm program editoru je; ve složce se zdroji agent-pub spusťte   npm install   i s tím, co je jen pro vývojáře; nebo řádek editor: vynechte',
  },
  'editor-place-taken': {
    en: 'your own template for {path}, where the editor should be (editor: in pub.md) → give the template another name, or delete the line editor: from pub.md',
    cs: 'vaše vlastní šablona pro {path}, kde má být editor (editor: v pub.md) → dejte šabloně jiné jméno, nebo řádek editor: z pub.md vynechte',
  },
} as const satisfies Entries
