# Same as in English: fr
plus-title-collections = Collections
plus-title-settings = My Settings
plus-title-staff = Staff
plus-title-newsletter = Newsletter
