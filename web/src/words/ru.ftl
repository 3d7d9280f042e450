skip = Перейти к содержанию
home = На главную
settings = Настройки
language = Язык
theme = Цвета
theme-auto = как в системе
theme-light = светлые
theme-dark = тёмные
palette = Палитра для дальтоников
loading = Загрузка…
reload = Загрузить заново
offline = Сервер недоступен. Ничего не потеряно; страница попробует снова.
close = Закрыть
cancel = Отмена
back = Назад
done = Готово
send = Отправить
copy = Копировать
copied = Скопировано
not-copied = Не скопировано
kept = Сохранено.
stop = Стоп
choose = Выбрать
nowhere = Такой страницы нет
none-yet = Пока нет
none-found = Ничего не найдено
nobody = никто
unset = не задано
name = Имя
password = Пароль

lobby-title = Игры древнего моря
lobby-lead = Все за одним столом: играйте сразу с честными ботами или отправьте каждому из друзей ссылку.
titles = Игры
players = Игроков: { $low }–{ $high }
play-now = Играть
host = Открыть стол
rules = Правила
my-tables = Мои столы
running-tables = Идут сейчас
free-tables = Есть свободные места
finished-tables = Сыгранные партии
your-turn = ваш ход
account = Учётная запись
account-help = Для игры не нужна. С именем и паролем вы найдёте свои столы на другом устройстве.
signed-in = Вы вошли как { $name }.
sign-in = Войти
sign-up = Создать учётную запись
sign-out = Выйти
numbers = Мои партии в цифрах
numbers-row = сыграно: { $played }, выиграно: { $won } (ожидалось { $fair })
numbers-won = победа
numbers-lost = без победы
upload = Просмотр записи
upload-help = Откройте файл записи и пройдите партию строка за строкой.

host-title = Новый стол
what = Игра
game = Игра
how-many = Число игроков
seats = Места
seats-help = Каждый человек получает свою ссылку. Свободное место может занять любой. Боты видят только то, что видно с их места.
others = Остальные места
others-mixed = как указано ниже
others-bots = боты
others-friends = друзья: каждому своя ссылка
others-anyone = любой желающий
seat-number = Место { $number }
human = Человек
bot = Бот
bot-level = Как играет бот
bot-random = наугад
bot-easy = лёгкий: отвечает сразу
bot-normal = средний: думает мгновение
bot-hard = сильный: { $seconds } с на ход
open-seat = Свободно
how = Как играть
pace = Темп
pace-live = Вживую: все за столом
pace-slow = Неспешно: партия на несколько дней, каждый ходит, когда может
table-language = Язык названий
spectators = Смотреть может любой, у кого есть адрес
options = Варианты правил
open-table = Открыть стол

no-title = Игры «{ $title }» здесь нет.
no-table = Такого стола нет
closed-table = Этот стол только для его игроков
board = Поле
panels = Ещё
tracks = Треки
reconnecting = восстанавливаю связь…
log = Журнал
chat = Чат
notes = Заметки
charts = Графики
pause = Пауза
resume = Продолжить
paused = Стол на паузе
confirm = Подтверждать
confirm-always = каждый ход
confirm-final = необратимые ходы
confirm-never = никогда
you = вы
steward = бот вместо игрока
steward-on = Посадить бота на замену
steward-off = Вернуть место игроку
asked = отвечает
sit-here = Смотреть отсюда
take-seat = Занять место
time-left = Осталось времени
hand = Ваши запасы
standings = Положение игроков
leads = владеет титулом
title-passes-to-you = У вас больше: при следующей проверке титул перейдёт к вам.
title-passes = { $name } впереди: титул перейдёт при следующей проверке.
title-contested = Больше у нескольких игроков: при следующей проверке преемника назовёт владелец титула.
offers = Предложения
face-down = { $count } рубашкой вверх
price = Цена
supply = Общий запас

odds = Шансы
odds-attackers = Нападающие
odds-defenders = Защитники
odds-fortresses = Крепости защитника
odds-attack-bonus = Бонус нападающего
odds-defence-bonus = Бонус защитника
odds-attacker = Победа нападающего
odds-defender = Победа защитника
odds-nobody = Не осталось никого
odds-open = Остались обе стороны
odds-losses = Самые вероятные потери
battle-side = { $name }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}

why = Почему?
read-rules = В правилах
secret = тайно, пока не выберут все
chosen-so-far = Уже выбрано
checking = Проверяю, можно ли будет отменить…
preview = Что изменится
preview-wins = Вы выигрываете партию.
preview-open = Что будет дальше, предвидеть нельзя.
final = Этот выбор нельзя отменить.
not-final = Этот выбор можно отменить.
do-it = Подтвердить
choose-again = Выбрать иначе
undo = Отменить ход
undo-help = Отменяет ваш последний ответ
undo-none = Отменять нечего
undo-several = Отменить несколько ({ $count })…
line-number = Строка { $line }
hand-over = Ходит { $name }
hand-over-help = Остальным сейчас лучше не смотреть.
hand-over-ready = Это я, { $name }
hint = Подсказка
take-hint = Так и сделать
other-hint = Другое мнение:
level-easy = лёгкий
level-normal = средний
level-hard = сильный, { $seconds } с
thinking = Думаю…
typed = Ввести ответ текстом
typed-example = Например:
typed-several = Несколько ответов сразу — через точку с запятой; одна отмена снимает их все:
stale = Партия уже ушла вперёд.
why-not = Почему нельзя?
nothing-done = Ничего не сделано; исправьте и отправьте всё снова.
allowed = Здесь можно:
expected = Ожидается:
on-map = Выберите здесь или на карте.
touch = { $by ->
    [finger] Коснитесь того
   *[mouse] Нажмите на то
}, что подсвечено на поле.
touch-table = { $by ->
    [finger] Коснитесь того
   *[mouse] Нажмите на то
}, что подсвечено: на поле, среди карт, у вас на руках.
touch-next = { $by ->
    [finger] Коснитесь цели или другой фигуры
   *[mouse] Нажмите на цель или на другую фигуру
}.
stepwise = Выбрать путь самостоятельно, шаг за шагом
pieces-to-go = Сколько
free = бесплатно
choose-others = Другие
as-suggested = Как предложено: { $what }
paid-with = Оплата: { $cards }
pay-otherwise = Заплатить иначе
choose-more = Выбрать ещё
own-battles = Ваши бои
sounds = Звуки
unsent = Ещё не отправлено: { $answer }. Ничего не произошло.
send-again = Отправить ещё раз
went-on = Пока вы выбирали, партия ушла вперёд; то, что ещё возможно, сохранено.
turning-points = Переломные моменты
leads-first = { $when }: { $name } выходит вперёд
leads-now = { $when }: { $name } выходит вперёд (до этого впереди: { $other })
charts-and-luck = Графики и везение
share-link = Поделиться ссылкой
share-picture = Картинка поля
auto-pass = Остался один ответ: впредь давать его автоматически
auto-none = Выбирать не обязательно: впредь автоматически ничего не выбирать
auto-suggested = Впредь автоматически отвечать, как предложено
auto-none-given = ничего
list = Список вариантов
list-open = Всегда показывать список вариантов
speed = Показ чужих ходов
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-off = сразу
skip-motion = Пропустить
final-standings = Итоги
place = Место
player = Игрок
narrow = Найти в списке
sum-exact = { $sum } из { $high }
sum-between = Выбрано: { $sum } (от { $low } до { $high })
sum-worth = стоимость { $value }, нужно не меньше { $least }
earlier = { $name }: раньше
later = { $name }: позже
deal-help = Ответов слишком много для списка. Введите свой текстом или попросите подсказку.
stage-draft = черновик
stage-draft-help = Проверяются ещё не все правила.
stage-beta = бета
stage-beta-help = Проверяются все правила, но ошибки ещё возможны.
stage-settled = проверено
stage-settled-help = Каждый пункт соблюдается и проверен.
nothing-planned = Ничего не делать
package-card = Карта
package-set = Стоимость набора
package-give = Отдать
package-hand = Карты на руке стоят { $before }, без этих карт — { $after }.
package-granted = Если вы получите желаемое: не меньше { $after }.
bazaar = Предложения на столе
bazaar-says = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} стоимостью { $total }, среди них { $named }
bazaar-wish = { $cards ->
    [0] хочет карты «{ $named }»
    [one] хочет { $cards } карту: { $named }
    [few] хочет { $cards } карты, среди них { $named }
   *[other] хочет { $cards } карт, среди них { $named }
}
bazaar-wish-any = { $cards ->
    [one] хочет любую карту
    [few] хочет любые { $cards } карты
   *[other] хочет любые { $cards } карт
}
bazaar-remark = заявляет (не проверяется):
bazaar-left = без них карты на руке стоят { $value }
plan = План
plan-empty = Приказов ещё нет.
plan-add = Добавить приказ:
plan-where = где?
plan-drop = Убрать
plan-drop-from = Убрать отсюда и дальше
coast = У какого берега
package-says = Карт: { $cards }, стоимость { $total } (не меньше { $low } карт)
package-named = Карта, которую вы называете честно
package-to = Кому
package-wish = Хотите взамен
package-any = что угодно
package-remark = Что ещё хотите сказать
package-remark-help = Это прочтут все, и никто этого не проверит.
broken = Этот стол нельзя продолжить
over = Партия окончена
winners = Победа: { $names }
waiting = Ждём: { $names }
watching = Вы наблюдаете за этим столом.

map-label = Карта
map-keys = Стрелки ведут от места к месту, N и P — по доступным местам, Enter выбирает, плюс и минус меняют масштаб, 0 показывает всё.
map-names = Названия всех мест
map-choices = Где можно выбрать
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Вся карта
place-sites = ещё не построено: { $sites }
place-site-out = { $site }, но таких в запасе не осталось
place-legal = можно выбрать
no-board = Карта этой игры ещё не нарисована; вот её места списком.

log-search = Искать в журнале
log-seat = Чьи записи
log-all = Показать весь журнал
everybody = все
recap = { $count ->
    [one] После вашего хода произошло { $count } событие
    [few] После вашего хода произошло { $count } события
   *[many] После вашего хода произошло { $count } событий
}
recap-show = Показать на карте
chat-empty = Пока никто ничего не сказал.
chat-say = Напишите что-нибудь
notes-help = Эти заметки видите только вы.
orders = Тайные приказы
orders-help = Когда дойдёт до этого вопроса, за вас будет дан первый допустимый ответ. Больше никто приказа не увидит.
orders-step = Вопрос
orders-answers = Ответы, по одному в строке, сначала самые предпочтительные
orders-again = Каждый раз, а не только в первый
orders-seal = Отдать приказ
orders-drop = Отменить все приказы
keep = Сохранить
notices = Уведомления
notices-when = Когда
notices-last = когда ждут только вас
notices-instant = сразу
notices-digest = сводкой, время от времени
notices-lead = Как Pelagos сообщает о вашем ходе, когда ни одна страница не открыта. На открытой странице это видно по вкладке и её значку, а в фоне приходит уведомление.
notices-tables = По столам
notices-usual = как обычно
notices-off = не сообщать
way-push = Этот браузер
way-email = Электронная почта
way-ntfy = Тема ntfy
way-webhook = Вебхук
way-elsewhere = Другим способом
way-how = Способ
way-address = Адрес
way-add = Добавить
way-try = Проверить
way-tried = Сообщение отправлено.
way-end = Больше не сообщать
way-on-again = Включить снова
way-told = Последнее сообщение: { $ago }.
way-gave-up = Отключено ({ $ago }): больше ничего не отправляется.
way-again = Будет ещё попытка.
way-unconfirmed = Откройте ссылку в письме, отправленном на этот адрес.
way-confirm-sent = Письмо отправлено. Откройте ссылку в нём, и уведомления начнут приходить.
way-confirmed = Спасибо: адрес подтверждён, уведомления будут приходить.
push-help = Работает и при закрытой странице, пока включён браузер или телефон. На iPhone сначала добавьте Pelagos на экран «Домой».
push-on = Сообщать в этом браузере
push-denied = Вы запретили этой странице присылать уведомления. Это можно изменить в настройках браузера.
push-none = Этот браузер не принимает уведомлений при закрытой странице, или страница открыта не по HTTPS.
push-refused = Браузер отказался от уведомлений.
off-done = Готово: таких сообщений больше не будет.
account-name = Ваше имя
account-password = Пароль
account-devices = Устройства
account-page = Моя страница
account-page-help = Другие могут видеть страницу с моими результатами и моё имя в рейтингах
ratings = Рейтинги
ratings-help = По оконченным партиям, в которых играли хотя бы двое с учётной записью; в списке те, кто этого хочет. Оценка осторожная: она начинается с 0 и растёт с победами.
strength = Сила
strength-unsure = (пока мало партий)
average-place = среднее место { $place }
streak = побед подряд: { $count }
head-to-head = Личные встречи
games = Партии
placed-before = Выше
placed-behind = Ниже
password-old = Текущий пароль
password-new = Новый пароль
sign-out-everywhere = Выйти на всех устройствах
delete-account = Удалить учётную запись
delete-help = Ваше имя исчезнет со всех столов, а в идущих партиях за вас доиграют боты. Партии останутся.
delete-sure = Удалить учётную запись навсегда?
asides = Зрители
aside-say = Сказать зрителям
phrases = Готовые фразы
mute = Скрыть чьи-то сообщения
search-games = Поиск по моим партиям
waiting-for-me = { $count } { $count ->
    [one] ждёт вас
   *[other] ждут вас
}
archive = Архив ({ $count })
archive-it = В архив
hide-it = Скрыть
shelve-back = Вернуть
show-all = Показать все: { $count }
ask-take-back = Отменить мой последний ответ
hand-seat = Передать моё место
hand-seat-help = Место займёт тот, кто первым откроет эту ссылку, а вы его лишитесь.
other-device = Открыть моё место на другом устройстве
other-device-help = Откройте эту ссылку на другом устройстве; она сработает один раз.
shut-out = Закрыть моё место для всех остальных
shut-out-sure = Закрыть ваше место во всех остальных браузерах? Ссылки, которые вы создали, перестанут работать.
shut-out-done = Теперь вашим местом не может пользоваться никто другой.

replay = Просмотр партии
to-replay = Просмотр партии
to-table = К столу
what-if = Что, если?
what-if-help = Откроет с этого места отдельный стол только для вас. Эта партия не меняется, а то, чего вы не можете знать, сдаётся заново.
what-if-bots = За остальных играют боты
what-if-alone = Играть за всех
viewpoint = Чьими глазами:
spectator = зритель
all-knowing = все карты открыты
download = Скачать запись
picture = картинка позиции
line = Строка
to-start = В начало
to-end = В конец
step-back = Назад
step-on = Вперёд
play = Воспроизвести
link-line = Ссылка на строку
luck = Везение
luck-what = Кубики
luck-rolls = Броски
luck-sum = Сумма
luck-expected = Ожидалось
luck-deviation = Отклонение
no-charts = Данных для графиков пока нет.

search-rules = Искать в правилах
clauses-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
chapters = Главы
ruling = Разъяснение:
lens = Сравнение редакций
lens-help = Что говорят об одном и том же разные правила.
topic = Тема

learn = Обучение
first-game = Первая партия с подсказками
print = Печать
cards-named = Что есть что
lessons = Уроки
learnt = пройден
lesson-of = урок { $number } из { $count }
look-at = Обратите внимание на:
not-yet = Пока нет.
go-on = Верно, продолжайте.
well-done = Отлично!
next-lesson = Следующий урок
once-more = Ещё раз
coach = Наставник
coach-matters = Что сейчас важно
coach-goal = Игра вкратце
coach-others = Соперники
coach-costs = Сколько это стоит
coach-free = { $count ->
    [one] { $count } вариант ничего не стоит.
    [few] { $count } варианта ничего не стоят.
   *[many] { $count } вариантов ничего не стоят.
}
coach-same = { $free ->
    [0] Цена любого варианта — { $price }.
   *[other] Цена любого другого варианта — { $price }.
}
coach-cheapest = Дешевле всего: { $what } — { $price }
coach-dearest = Дороже всего: { $what } — { $price }
puzzles = Задачи
puzzles-lead = Позиции из настоящих партий. Один ответ явно лучше всех остальных: найдите его.
puzzles-solved = решено { $number } из { $count }
puzzle-of = задача { $number } из { $count }
puzzle-number = № { $number }
puzzle-easy = Лёгкие
puzzle-medium = Средние
puzzle-hard = Трудные
puzzle-win = выиграть сейчас
puzzle-solved = решена
puzzle-next = Следующая задача
puzzle-show = Показать ответ
puzzle-answer = Лучший ответ:
puzzle-daily = Задача дня
puzzle-daily-win = Один ответ выигрывает партию. Какой?
puzzle-daily-best = Один ответ явно лучше всех остальных. Какой?
review = Разбор
review-lead = Взгляд компьютера на эту партию: шансы всех по ходу игры, переломные моменты, дорого обошедшиеся решения с лучшим ответом и везение отдельно от умения. Это займёт несколько минут; страницу можно закрыть.
review-begin = Разобрать партию
review-under-way = Идёт разбор: { $percent }
review-failed = Разбор не удалось закончить; он дошёл до { $percent }.
review-stage-chances = шансы по ходу игры
review-stage-luck = броски и карты
review-stage-glance = беглый взгляд на каждое решение
review-stage-closer = подробно о тех, что обошлись дороже всего
review-stopped = Прочитано ответов: { $lines } из { $recorded }.
review-chances = Шансы на победу в %, по строкам записи
review-turning = Переломные моменты
review-lines = Строки { $line }–{ $until }
review-line = Строка { $line }
review-whose = Чьи решения
review-costly = Решения, которые обошлись дороже всего
review-given = Ответ:
review-better = Лучше:
review-cost = Это стоило { $cost } ± { $error } п. п. шансов на победу.
review-why-wins = Лучший ответ выигрывает ещё до следующего раунда в { $better } из { $all } продолжений, данный — в { $given }.
review-why-stand = К следующему раунду в среднем { $name }: { $better } вместо { $given }.
review-why-judged = Позицию в начале следующего раунда боты оценивают выше.
review-try = Сыграть отсюда
review-not-yet = Ещё не просмотрено.
review-nothing = Ничего, что наверняка стоило бы дорого.
review-luck = Везение и игра
review-luck-sum = Все броски и карты вместе: { $luck } ± { $error } п. п.
review-played = Одно решение в среднем стоило { $cost } п. п.
review-method = Это мнение ботов. Каждое решение оценено по тому, что было видно игроку в тот момент: всё скрытое раздавалось заново. Везение оценено на настоящей позиции: бросков и карт { $throws }. Просмотрено решений: { $glanced } из { $decisions }, за { $seconds } с; боты смотрят на один раунд вперёд.
# friends at the table
invite-title = Пригласите друзей
invite-lead = У каждого места своя ссылка. Отправьте её, поделитесь ею или дайте отсканировать; кто её откроет, сядет на это место.
invite-seated = У всех уже есть место за этим столом; перейти сюда можно с прежнего стола.
invite-missing = ещё не за столом
invite-share = Поделиться
invite-all = Скопировать все ссылки сразу
invite-qr = QR-код
invite-qr-of = QR-код ссылки для места «{ $name }»
invite-bot = Отдать место боту
invite-open = Открыть место для всех
invite-kick = Попросить освободить место
invite-new = Новая ссылка
start-now = Начать
see-table = Посмотреть стол
not-started = Часы пойдут, когда все соберутся или хозяин начнёт партию.
missing = Ещё не пришли: { $names }.
your-name = Ваше имя
sit-down = Сесть за стол
invited = Вас пригласили за этот стол.
invited-by = Уже за столом: { $names }
table-title = Название стола
listed = В общем списке: свободное место может занять любой
preset = Сколько времени на игру?
preset-evening = Один вечер
preset-week = Неделя
preset-weeks = Две недели
preset-learning = Учебная партия
preset-own = Как указано ниже
bank = Время каждого игрока, в минутах (пусто: без ограничения)
increment = Прибавка за каждый ход, в секундах
timeout = Когда время игрока вышло
timeout-steward = до возвращения игрока играет бот
timeout-skip = пас там, где это позволяют правила
timeout-forfeit = поражение, доигрывает бот
terms = О чём договорились за этим столом
terms-bank = Время каждого игрока: { $time }.
terms-increment = Прибавка за ход: { $time }.
terms-no-clock = Время не ограничено.
terms-unlisted = Не в общем списке: сесть можно только по ссылке
rest = Отдых, когда часы стоят
rest-nights = ночью
rest-weekends = по выходным
rest-starts = С
rest-ends = До
rest-zone = Часовой пояс: { $zone }
rest-times = Часы стоят: { $times } ({ $zone })
resting-until = Отдых до { $time }
here = здесь
away = нет за столом
seen-ago = последний визит { $ago }
waited-since = вопрос задан { $ago }
held-late = Ваше время вышло, и за вас играет бот. Следующий ответ вернёт вам место.
held-absent = Вас заменяет бот. Следующий ответ вернёт вам место.
held-own = За вас играет бот.
seat-lost = У вас больше нет места за этим столом, но вы можете смотреть дальше.
take-back-seat = Я за столом
resign = Сдаться
resign-sure = Сдаться окончательно? За вас доиграет бот.
resigned = партия сдана
stand-in-mine = Пусть за меня играет бот
ask-stand-in = Попросить замену
vote-tally = за: { $yes }, против: { $no }, всего голосов: { $all }
agree = За
disagree = Против
withdraw = Отозвать
ask-table = Предложить столу…
ask-draw = Закончить по текущему положению
ask-more-time = Больше времени всем
ask-pause = Пауза
rematch = Сыграть ещё раз
rematch-there = К новой партии
free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
join = Присоединиться
notify = Сообщать в этом браузере о моём ходе
notify-on = Этот браузер сообщит о вашем ходе.
notify-no = Этот браузер не разрешает здесь уведомления.
turn-title = Ваш ход
vote-title = Ждут вашего голоса

vacation-of-each = Дни отпуска на каждого игрока (на это время его часы стоят)
vacation-take = Уйти в отпуск…
vacation-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
vacation-until = в отпуске до { $time }
vacation-mine = Вы в отпуске до { $time }; ваши часы стоят.
vacation-end = Я здесь
holding = Сколько партий
holding-one = Одна партия
holding-series = Серия
holding-cup = Кубок, каждый с каждым
series-games = Число партий
cup-times = Сколько раз встречается каждый с каждым
by-itself = Открывать следующие партии, как только тур сыгран
cup-seats-help = Каждый участник получает место во всех своих партиях; места меняются. На всех хватит одной ссылки.
open-cup = Объявить набор игроков
cups = Серии и кубки
cup-open = идёт набор
cup-running = идут игры
members-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
series-of = { $game }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} в том же составе; места меняются.
cup-of = { $game }, игроков за столом: { $players }; { $times ->
    [one] каждый встречается с каждым { $times } раз.
    [few] каждый встречается с каждым { $times } раза.
   *[other] каждый встречается с каждым { $times } раз.
}
goes-on-by-itself = Следующие партии открываются, как только тур сыгран.
goes-on-by-host = Каждый тур открывает хозяин.
members = Игроки
cup-needs = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужно ещё { $count } игрока.
   *[other] Нужно ещё { $count } игроков.
}
cup-join = Участвовать
cup-leave = Выйти
cup-link = По этой ссылке можно присоединиться
cup-begin = Начать
cup-games = Партии
cup-round = Тур { $number }
cup-play = К столу
cup-watch = Смотреть
cup-next = Открыть следующий тур
cup-end = Закончить сейчас
cup-end-sure = Закончить сейчас? Таблица останется такой, какая есть.
cup-over = Все партии сыграны; вот итоговая таблица.
columns-explained = Что значат столбцы
best-streak = лучшая серия { $count }
rank = место { $rank } из { $ranked }
won-with = { $name }: побед { $won } из { $games }
luck-of = Везение: { $percent } % шанса на победу за партию, в среднем по { $count ->
    [one] { $count } разобранной партии
   *[other] { $count } разобранным партиям
}.
