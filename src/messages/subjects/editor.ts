// Problems of the field `editor` in pub.md.

import type { Entries } from '../texts.ts'

export const editor = {
  'editor-unreadable': {
    en: '{"typed"} as the place of your files → write {meant ? {meant} | github and the name of the repository, with its owner before it: github owner/repository}',
    cs: '{"typed"} místo toho, kde jsou vaše soubory → napište {meant ? {meant} | github a jméno repozitáře i s tím, komu patří: github vlastnik/repozitar}',
  },
  'editor-forge-unknown': {
    en: '{forge}: the editor saves to GitHub and GitLab only → write github owner/repository or gitlab owner/repository, or take the line out',
    cs: '{forge}: editor ukládá jen na GitHub a GitLab → napište github vlastnik/repozitar nebo gitlab vlastnik/repozitar, nebo řádek vynechte',
  },
  'editor-host-unreadable': {
    en: '{"host"} as the address of whoever signs the owner in ≠ https:// and the name of the host, without a port, a path or anything else → write {meant ? {meant} | via https://login.example behind the name of the repository, with the name of your host, or leave via out}',
    cs: '{"host"} místo adresy toho, kdo majitele přihlašuje ≠ https:// a jméno hostitele, bez portu, cesty a čehokoli dalšího → napište {meant ? {meant} | za jméno repozitáře via https://login.example, se jménem svého hostitele, nebo via vynechte}',
  },
  'editor-app-unreadable': {
    en: '{"app"} as the id of an application at GitLab ≠ the 64 letters and digits that GitLab calls Application ID; GitHub has none → copy it from GitLab behind app, or leave app and what follows it out and sign in with a token',
    cs: '{"app"} místo čísla aplikace na GitLabu ≠ 64 písmen a číslic, kterým GitLab říká Application ID; GitHub žádné nemá → zkopírujte je z GitLabu za slovo app, nebo app i s tím, co za ním je, vynechte a přihlaste se tokenem',
  },
  'editor-not-installed': {
    en: '{found ? an editor is asked for (editor:), and this copy of agent-pub has its program in version {found} | an editor is asked for (editor:), and this copy of agent-pub is without its program} ≠ {package} → install agent-pub as a package, which has the program in it, or in a checkout of it run   npm install   with all it needs, or take the line editor: out',
    cs: '{found ? pub.md chce editor (řádek editor:), ale v této kopii agent-pub je jeho program ve verzi {found} | pub.md chce editor (řádek editor:), ale v této kopii agent-pub jeho program není} ≠ {package} → nainstalujte agent-pub jako balíček, v něm program editoru je; ve složce se zdroji agent-pub spusťte   npm install   i s tím, co je jen pro vývojáře; nebo řádek editor: vynechte',
  },
  'editor-place-taken': {
    en: 'a template of your own for {path}, where the editor is to be (editor: in pub.md) → give the template another name, or take the line editor: out of pub.md',
    cs: 'vaše vlastní šablona pro {path}, kde má být editor (editor: v pub.md) → dejte šabloně jiné jméno, nebo řádek editor: z pub.md vynechte',
  },
} as const satisfies Entries
