// Tests of all pubs. They are one file, so that each pub is built once: the workers share no memory.

import '../agents/docs.ts'
import './agreement.ts'
import './house-texts.ts'
import './sentences.ts'
